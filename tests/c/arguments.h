/* SPDX-License-Identifier: MIT OR Apache-2.0 */
struct big {
    double doubles[5];
    long integer;
};

int cuInit(int, double, long, float, void *, double, long, double, long, double, double, double, double, double, long,
           struct big, long);
int cuCtxCreate(const char *, ...);
struct big cuDeviceGet(int, double);
