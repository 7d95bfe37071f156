# SPDX-License-Identifier: MIT OR Apache-2.0
# A machine on which the demo runs: docker build -t anygpu . && docker run --rm anygpu
FROM debian:13
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl git make
WORKDIR /anygpu
COPY . .
RUN make demo
CMD ["make", "demo"]
