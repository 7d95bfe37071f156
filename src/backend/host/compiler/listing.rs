// SPDX-License-Identifier: MIT OR Apache-2.0
//! Symbols of a source, as the compiler's assembler has them.

/// The symbols that a source defines.
#[derive(Default)]
pub struct Listing {
    /// Kernels that are `extern "C"`.
    pub kernels: Vec<String>,
    functions: Vec<String>,
    variables: Vec<String>,
    /// The symbol whose address is the first word of a variable's value.
    addresses: Vec<(String, String)>,
}

impl Listing {
    /// Reads assembler, in which kernels alone are protected.
    pub fn read(assembler: &str) -> Listing {
        /// A word of 64 bits, as compilers for the processors that are supported write it.
        const WORDS: [&str; 4] = [".quad", ".xword", ".8byte", ".dword"];
        let mut listing = Listing::default();
        let (mut protected, mut label) = (Vec::new(), None);
        for line in assembler.lines().map(str::trim) {
            let word = || WORDS.iter().find_map(|word| line.strip_prefix(word)?.strip_prefix(char::is_whitespace));
            if let Some(name) = line.strip_prefix(".protected") {
                protected.push(name.trim().to_owned());
            } else if let Some((name, kind)) = line.strip_prefix(".type").and_then(|rest| rest.split_once(',')) {
                let is_function = kind.ends_with("function");
                let of_kind = if is_function { &mut listing.functions } else { &mut listing.variables };
                of_kind.push(name.trim().to_owned());
            } else if let Some(name) = line.strip_suffix(':') {
                label = Some(name.to_owned());
            } else if let (Some(value), Some(name)) = (word(), label.take()) {
                listing.addresses.push((name, value.trim().to_owned()));
            }
        }
        for symbols in [&mut listing.functions, &mut listing.variables, &mut protected] {
            symbols.sort_unstable();
            symbols.dedup();
        }
        protected.retain(|name| has(&listing.functions, name) && !name.starts_with("_Z"));
        listing.kernels = protected;
        listing
    }

    /// Tells if the source itself describes a kernel, by ANYGPU_EXPORT.
    pub fn is_described(&self, kernel: &str) -> bool {
        has(&self.variables, &format!("anygpu_kernel_{kernel}"))
    }

    pub fn is_function(&self, symbol: &str) -> bool {
        has(&self.functions, symbol)
    }

    /// The symbol whose address is the value of a variable.
    pub fn address(&self, variable: &str) -> Option<&str> {
        self.addresses.iter().find(|(name, _)| name == variable).map(|(_, symbol)| &**symbol)
    }
}

/// Looks for a symbol among those in order.
pub fn has(symbols: &[String], symbol: &str) -> bool {
    symbols.binary_search_by(|other| other.as_str().cmp(symbol)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_and_addresses_are_found_as_compilers_write_them() {
        let assembler = "\t.globl\tsaxpy\n\t.protected\tsaxpy\n\t.type\tsaxpy, @function\nsaxpy:\n\
            \t.protected\t_Z5scalePf\n\t.type\t_Z5scalePf,@function\n\t.protected\tabsent\n\
            \t.type\thelper, @function\n\t.type\tfactors, %object\n\t.type\t_ZN1N7factorsE,@object\n\
            \t.type\tanygpu_kernel_saxpy, @object\na_0:\n\t.quad\t_Z5scalePf\na_1:\n\t.xword\tfactors\n\
            a_2:\n\t.long\t7\n\t.quad\thelper\n";
        let listing = Listing::read(assembler);
        assert_eq!(listing.kernels, ["saxpy"]);
        assert!(listing.is_described("saxpy") && !listing.is_described("helper"));
        assert!(listing.is_function("_Z5scalePf") && !listing.is_function("factors"));
        let addresses = ["a_0", "a_1", "a_3"].map(|name| listing.address(name));
        assert_eq!(addresses, [Some("_Z5scalePf"), Some("factors"), None]);
    }
}
