// SPDX-License-Identifier: MIT OR Apache-2.0
//! Finds what can be broken in a source file, and writes the file with a switch at each place.
//!
//! A switch is inserted around the code, which stays where it is, so switches nest and nothing is written twice.

use std::ops::Range;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Stmt, UnOp};

/// One way to break a file.
#[derive(Clone)]
pub struct Mutant {
    /// The function that it is in.
    pub function: String,
    pub line: usize,
    pub column: usize,
    /// What it does, in words and code.
    pub change: String,
    /// The bytes of the source that it concerns.
    pub place: Range<usize>,
    /// Texts that take the place of bytes, with `@` for the switch of this mutant; true where code ends with it.
    edits: Vec<(Range<usize>, bool, String)>,
}

/// Finds all mutants of a file.
pub fn find(source: &str) -> Vec<Mutant> {
    let file = syn::parse_file(source).expect("it compiles");
    let mut finder = Finder { source, functions: Vec::new(), found: Vec::new() };
    finder.visit_file(&file);
    finder.found
}

/// Writes the file with the switches of these mutants, each with its number; with the place of each in what is written.
pub fn write(source: &str, mutants: &[(u32, &Mutant)]) -> (String, Vec<(u32, Range<usize>)>) {
    let mut edits = Vec::new();
    for (order, (number, mutant)) in mutants.iter().enumerate() {
        for (range, is_end, text) in &mutant.edits {
            // What ends is written first, the inner before the outer; what begins, the outer before the inner.
            let order = if *is_end { -(order as i64) } else { order as i64 };
            edits.push((range.start, !*is_end, order, range.end, *number, text));
        }
    }
    // Stable: two texts of one mutant at one place keep their order.
    edits.sort_by_key(|edit| (edit.0, edit.1, edit.2));
    let (mut written, mut copied) = (String::new(), 0);
    let mut places: Vec<(u32, Range<usize>)> = Vec::new();
    for (start, _, _, end, number, text) in edits {
        written += &source[copied..start];
        copied = end;
        let from = written.len();
        written += &text.replace("@", &number.to_string());
        match places.iter_mut().find(|place| place.0 == number) {
            Some(place) => place.1.end = written.len(),
            None => places.push((number, from..written.len())),
        }
    }
    written += &source[copied..];
    (written, places)
}

struct Finder<'a> {
    source: &'a str,
    functions: Vec<String>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn add(&mut self, span: Span, change: String, edits: Vec<(Range<usize>, bool, String)>) {
        let function = self.functions.join("::");
        let (line, column) = (span.start().line, span.start().column + 1);
        self.found.push(Mutant { function, line, column, change, place: span.byte_range(), edits });
    }

    /// The code of a span on one short line.
    fn code(&self, span: Span) -> String {
        let words: Vec<&str> = self.source[span.byte_range()].split_whitespace().collect();
        let line = words.join(" ");
        if line.chars().count() <= 70 { line } else { line.chars().take(68).collect::<String>() + " …" }
    }

    /// Code between two texts.
    fn around(&mut self, span: Span, change: String, before: &str, after: &str) {
        let Range { start, end } = span.byte_range();
        self.add(span, change, vec![(start..start, false, before.into()), (end..end, true, after.into())]);
    }

    /// Code between two texts, with another in the place of its operator.
    fn operator(&mut self, whole: Span, operator: Span, change: &str, texts: [&str; 3]) {
        let Range { start, end } = whole.byte_range();
        let change = format!("{} in `{}`", change, self.code(whole));
        let edits = vec![
            (start..start, false, texts[0].into()),
            (operator.byte_range(), false, texts[1].into()),
            (end..end, true, texts[2].into()),
        ];
        self.add(whole, change, edits);
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block) {
        self.functions.push(signature.ident.to_string());
        if signature.constness.is_none() {
            let body = block.stmts.iter().map(|stmt| self.code(stmt.span())).collect::<Vec<_>>().join(" ");
            let start = block.span().byte_range().start + 1;
            for value in values(&signature.output).into_iter().filter(|value| *value != body) {
                let change = match &*value {
                    "" => "does nothing".to_owned(),
                    _ => format!("returns `{value}`"),
                };
                let text = format!(" if crate::mutants::on(@) {{ return {value}; }} ");
                self.add(signature.ident.span(), change, vec![(start..start, false, text)]);
            }
            visit::visit_block(self, block);
        }
        self.functions.pop();
    }
}

/// Values that a function of this type may return instead of its own.
fn values(output: &syn::ReturnType) -> Vec<String> {
    match output {
        syn::ReturnType::Default => vec![String::new()],
        syn::ReturnType::Type(_, output) => values_of(output).into_iter().map(str::to_owned).collect(),
    }
}

fn values_of(output: &syn::Type) -> Vec<&'static str> {
    let path = match output {
        syn::Type::Tuple(tuple) if tuple.elems.is_empty() => return vec!["()"],
        syn::Type::Path(path) => path,
        _ => return Vec::new(),
    };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let inner = match &last.arguments {
        syn::PathArguments::AngleBracketed(list) => list.args.first().and_then(|argument| match argument {
            syn::GenericArgument::Type(inner) => Some(values_of(inner)),
            _ => None,
        }),
        _ => None,
    };
    match (&*last.ident.to_string(), inner.as_deref()) {
        ("bool", _) => vec!["true", "false"],
        ("i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" | "isize", _) => vec!["0", "1"],
        ("Option", Some(["()"])) => vec!["None", "Some(())"],
        ("Option", Some(["true", ..])) => vec!["None", "Some(true)", "Some(false)"],
        ("Option", _) => vec!["None"],
        ("Result", Some(["()"])) => vec!["Ok(())"],
        ("Result", Some(["true", ..])) => vec!["Ok(true)", "Ok(false)"],
        ("Result", Some(["0", ..])) => vec!["Ok(0)", "Ok(1)"],
        ("Result", Some(["None", ..])) => vec!["Ok(None)"],
        ("Result", _) => vec!["Ok(Default::default())"],
        _ => vec!["Default::default()"],
    }
}

/// Returns true for what tests, fuzzers and interpreters alone compile.
fn is_left_out(attributes: &[syn::Attribute]) -> bool {
    let words = ["test", "fuzzing", "miri"];
    attributes.iter().filter(|attribute| attribute.path().is_ident("cfg")).any(|attribute| match &attribute.meta {
        syn::Meta::List(list) => words.iter().any(|word| list.tokens.to_string().contains(word)),
        _ => false,
    })
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

/// Returns true for a call that matters by what it does or refuses, not by its value.
fn is_call(expr: &Expr) -> bool {
    match expr {
        Expr::Call(call) => !matches!(&*call.func, Expr::Path(path) if path.path.is_ident("drop")),
        Expr::MethodCall(_) => true,
        Expr::Try(tried) => is_call(&tried.expr),
        Expr::Unsafe(code) => matches!(&code.block.stmts[..], [Stmt::Expr(expr, _)] if is_call(expr)),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let attributes = match item {
            syn::Item::Fn(item) => &item.attrs,
            syn::Item::Impl(item) => &item.attrs,
            syn::Item::Mod(item) => &item.attrs,
            syn::Item::Trait(item) => &item.attrs,
            // Types, constants and macros.
            _ => return,
        };
        if !is_left_out(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.functions.push(self.code(item.self_ty.span()));
        for item in &item.items {
            if let syn::ImplItem::Fn(item) = item
                && !is_left_out(&item.attrs)
            {
                self.function(&item.sig, &item.block);
            }
        }
        self.functions.pop();
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(end)) = stmt
            && is_call(expr)
        {
            let span = expr.span().byte_range().start..end.span().byte_range().end;
            let edits = vec![
                (span.start..span.start, false, "if !crate::mutants::on(@) { ".into()),
                (span.end..span.end, true, " }".into()),
            ];
            self.add(expr.span(), format!("leaves out `{}`", self.code(expr.span())), edits);
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let (whole, operator) = (binary.span(), binary.op.span());
        let two = |function: &str| format!("crate::mutants::{function}(@, &(");
        match &binary.op {
            BinOp::Eq(_) => {
                self.around(whole, format!("negates `{}`", self.code(whole)), "((", ") != crate::mutants::on(@))")
            }
            BinOp::Ne(_) => {
                self.around(whole, format!("negates `{}`", self.code(whole)), "((", ") != crate::mutants::on(@))")
            }
            BinOp::Lt(_) | BinOp::Gt(_) | BinOp::Le(_) | BinOp::Ge(_) => {
                self.around(whole, format!("negates `{}`", self.code(whole)), "((", ") != crate::mutants::on(@))");
                let (function, words, is_turned) = match &binary.op {
                    BinOp::Lt(_) => ("less", "`<=` for `<`", false),
                    BinOp::Gt(_) => ("at_most", "`>=` for `>`", true),
                    BinOp::Le(_) => ("at_most", "`<` for `<=`", false),
                    _ => ("less", "`>` for `>=`", true),
                };
                // The other way round with the result negated: the operands are evaluated in their order.
                let before = if is_turned { format!("!{}", two(function)) } else { two(function) };
                self.operator(whole, operator, words, [&before, "), &(", "))"]);
            }
            BinOp::And(_) | BinOp::Or(_) if !has_let(&binary.left) && !has_let(&binary.right) => {
                let (sign, words) = match &binary.op {
                    BinOp::And(_) => ("&&", "`||` for `&&`"),
                    _ => ("||", "`&&` for `||`"),
                };
                let middle = format!(") != crate::mutants::on(@) {sign} (");
                self.operator(
                    whole,
                    operator,
                    words,
                    ["(((", &middle, ") != crate::mutants::on(@)) != crate::mutants::on(@))"],
                );
            }
            BinOp::Add(_) => self.operator(whole, operator, "`-` for `+`", ["crate::mutants::sum(@, ", ", ", ")"]),
            BinOp::Sub(_) => {
                self.operator(whole, operator, "`+` for `-`", ["crate::mutants::difference(@, ", ", ", ")"])
            }
            BinOp::AddAssign(_) => {
                self.operator(whole, operator, "`-=` for `+=`", ["crate::mutants::add(@, &mut (", "), ", ")"]);
            }
            BinOp::SubAssign(_) => {
                self.operator(whole, operator, "`+=` for `-=`", ["crate::mutants::take(@, &mut (", "), ", ")"]);
            }
            _ => {}
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if let UnOp::Not(_) = unary.op {
            let span = unary.span();
            self.around(span, format!("no `!` in `{}`", self.code(span)), "(", " != crate::mutants::on(@))");
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_if(&mut self, condition: &'ast syn::ExprIf) {
        if !has_let(&condition.cond) {
            let span = condition.cond.span();
            let change = format!("takes `if {}` for false", self.code(span));
            self.around(span, change, "((", ") && !crate::mutants::on(@))");
        }
        visit::visit_expr_if(self, condition);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = arm.guard.as_ref().filter(|(_, guard)| !has_let(guard)) {
            let code = self.code(guard.span());
            self.around(guard.span(), format!("guard `{code}` is true"), "((", ") || crate::mutants::on(@))");
            self.around(guard.span(), format!("guard `{code}` is false"), "((", ") && !crate::mutants::on(@))");
        }
        if !is_left_out(&arm.attrs) {
            visit::visit_arm(self, arm);
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        // The length is a constant.
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
}
