// SPDX-License-Identifier: MIT OR Apache-2.0
//! The copies by their sizes as a picture, whose text follows the reader's choice of light or dark.

use super::text::size;
use super::{Figure, Report, is_rate};
use crate::doctor::dialogue::{Way, What};

const WIDTH: f64 = 470.0;
const HEIGHT: f64 = 250.0;
const LEFT: f64 = 74.0;
const TOP: f64 = 44.0;

/// Colours on light and on dark ground; the first is the plain way's.
const COLOURS: [(&str, &str); 6] = [
    ("#767676", "#9a9a9a"),
    ("#0b62c4", "#6cb0ff"),
    ("#b35c00", "#ffa64d"),
    ("#137333", "#5fd17f"),
    ("#7b1fa2", "#d291ff"),
    ("#c5221f", "#ff8a80"),
];

/// A line of the picture.
struct Line {
    name: String,
    points: Vec<(f64, f64)>,
}

/// Draws the copies of the first two devices by all ways, in the first direction.
pub fn of(report: &Report) -> String {
    let copies: Vec<&Figure> = report.figures.iter().filter(|one| is_rate(one.what)).collect();
    let Some(first) = copies.first() else { return draw("no copies were measured", &[]) };
    let (owner, user, what) = (first.owner_device, first.user_device, first.what);
    let is_shown = |one: &&&Figure| (one.owner_device, one.user_device, one.what) == (owner, user, what);
    let of_way = |way: Way| copies.iter().filter(is_shown).filter(move |one| one.way == way);
    let mut ways: Vec<Way> = copies.iter().filter(is_shown).map(|one| one.way).collect();
    ways.dedup();
    let points = of_way(first.way).filter_map(|one| Some((one.bytes as f64, one.plain?))).collect();
    let mut lines = vec![Line { name: "plain".into(), points }];
    lines.extend(ways.into_iter().map(|way| Line {
        name: way.name().into(),
        points: of_way(way).map(|one| (one.bytes as f64, one.value)).collect(),
    }));
    let direction = if what == What::Read { "from" } else { "to" };
    draw(
        &format!("Copying {direction} another process's memory, {}, device {owner} to {user}", report.back_end),
        &lines,
    )
}

fn draw(title: &str, lines: &[Line]) -> String {
    let all = || lines.iter().flat_map(|line| &line.points);
    let (mut sizes, mut rates): (Vec<f64>, Vec<f64>) = all().copied().unzip();
    sizes.sort_unstable_by(f64::total_cmp);
    sizes.dedup();
    rates.sort_unstable_by(f64::total_cmp);
    let low = rates.first().map_or(0.0, |rate| rate.log10().floor());
    let high = rates.last().map_or(1.0, |rate| rate.log10().ceil()).max(low + 1.0);
    let (first, last) = (sizes.first().map_or(0.0, |size| size.ln()), sizes.last().map_or(1.0, |size| size.ln()));
    let across =
        |size: f64| LEFT + if last > first { WIDTH * (size.ln() - first) / (last - first) } else { WIDTH / 2.0 };
    let up = |rate: f64| TOP + HEIGHT * (1.0 - (rate.log10() - low) / (high - low));
    let (right, bottom) = (LEFT + WIDTH, TOP + HEIGHT);
    let style = |pick: fn(&(&'static str, &'static str)) -> &'static str| -> String {
        let rule = |(index, both)| format!(".w{index}{{stroke:{0};fill:{0}}}", pick(both));
        COLOURS.iter().enumerate().map(rule).collect()
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 730 350\" width=\"730\" height=\"350\" role=\"img\">\n\
         <title>{title}</title>\n<style>text{{font:12px sans-serif;fill:#1f2328}}.title{{font-size:14px;font-weight:600}}\
         .page{{fill:#fff}}.grid{{stroke:#d0d7de}}polyline{{fill:none!important;stroke-width:1.8}}\
         .wide{{stroke-width:5;opacity:.45}}{}@media(prefers-color-scheme:dark){{text{{fill:#e6edf3}}.page{{fill:#0d1117}}\
         .grid{{stroke:#3d444d}}{}}}</style>\n<rect class=\"page\" width=\"730\" height=\"350\" rx=\"8\"/>\n\
         <text class=\"title\" x=\"{LEFT}\" y=\"22\">{title}</text>\n",
        style(|both| both.0),
        style(|both| both.1),
    );
    for power in low as i32..=high as i32 {
        let (y, rate) = (up(10_f64.powi(power)), 10_f64.powi(power));
        out += &format!("<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right}\"/>");
        out += &format!("<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{rate} GB/s</text>\n", LEFT - 8.0, y + 4.0);
    }
    for bytes in &sizes {
        let (x, name) = (across(*bytes), size(*bytes as usize));
        out += &format!("<path class=\"grid\" d=\"M{x:.1} {bottom}v5\"/>");
        out += &format!("<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{name}</text>\n", bottom + 20.0);
    }
    for (index, line) in lines.iter().enumerate() {
        let (colour, wide) = (index.min(COLOURS.len() - 1), if index == 0 { " class=\"wide\"" } else { "" });
        let place = |(size, rate): &(f64, f64)| format!("{:.1},{:.1} ", across(*size), up(*rate));
        let points: String = line.points.iter().map(place).collect();
        let y = TOP + 12.0 + 24.0 * index as f64;
        out += &format!("<g class=\"w{colour}\"><polyline{wide} points=\"{points}\"/>");
        out += &format!("<polyline{wide} points=\"{},{y} {},{y}\"/></g>", right + 20.0, right + 44.0);
        out += &format!("<text x=\"{}\" y=\"{}\">{}</text>\n", right + 52.0, y + 4.0, line.name);
    }
    out + "</svg>\n"
}
