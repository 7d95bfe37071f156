// SPDX-License-Identifier: MIT OR Apache-2.0
//! Symbols of a source, as the compiler's assembler has them.

use std::collections::BTreeSet;

/// The symbols that a source defines.
#[derive(Default)]
pub struct Listing {
    /// Kernels that are `extern "C"`.
    pub kernels: BTreeSet<String>,
    /// Variables.
    variables: BTreeSet<String>,
}

impl Listing {
    /// Reads assembler, in which kernels alone are protected.
    pub fn read(assembler: &str) -> Listing {
        let (mut protected, mut functions, mut variables) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for line in assembler.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix(".protected") {
                protected.insert(name.trim().to_owned());
            } else if let Some((name, kind)) = line.strip_prefix(".type").and_then(|rest| rest.split_once(',')) {
                let of_kind = if kind.ends_with("function") { &mut functions } else { &mut variables };
                of_kind.insert(name.trim().to_owned());
            }
        }
        let is_kernel = |name: &&String| functions.contains(*name) && !name.starts_with("_Z");
        Listing { kernels: protected.iter().filter(is_kernel).cloned().collect(), variables }
    }

    /// Tells if the source itself describes a kernel, by ANYGPU_EXPORT.
    pub fn is_described(&self, kernel: &str) -> bool {
        self.variables.contains(&format!("anygpu_kernel_{kernel}"))
    }

    /// Finds the symbol of a variable, or of a kernel that is `extern "C"`, by its name in C++.
    pub fn named(&self, expression: &str) -> Option<String> {
        let name: String = expression.chars().filter(|letter| !letter.is_whitespace()).collect();
        let name = name.trim_start_matches('&');
        if self.kernels.contains(name) {
            return Some(name.into());
        }
        Some(mangled(name)).filter(|symbol| self.variables.contains(symbol))
    }
}

/// The symbol of a variable by the Itanium ABI: its name, with its namespaces where there are some.
fn mangled(name: &str) -> String {
    if !name.contains("::") {
        return name.into();
    }
    let parts: String = name.split("::").map(|part| format!("{}{part}", part.len())).collect();
    format!("_ZN{parts}E")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_and_variables_are_found_as_compilers_write_them() {
        let assembler = "\t.globl\tsaxpy\n\t.protected\tsaxpy\n\t.type\tsaxpy, @function\nsaxpy:\n\
            \t.protected\t_Z5scalePf\n\t.type\t_Z5scalePf,@function\n\t.protected\tabsent\n\
            \t.type\thelper, @function\n\t.type\tfactors, %object\n\t.type\t_ZN1N7factorsE,@object\n\
            \t.type\tanygpu_kernel_saxpy, @object\n";
        let listing = Listing::read(assembler);
        assert_eq!(listing.kernels, BTreeSet::from(["saxpy".to_owned()]));
        assert!(listing.is_described("saxpy") && !listing.is_described("helper"));
        for (expression, symbol) in [
            ("saxpy", Some("saxpy")),
            ("& saxpy", Some("saxpy")),
            ("&factors", Some("factors")),
            ("&N::factors", Some("_ZN1N7factorsE")),
            ("scale", None),
            ("scale<float>", None),
            ("helper", None),
        ] {
            assert_eq!(listing.named(expression).as_deref(), symbol, "{expression}");
        }
    }
}
