# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads package.py beside it as Spack does, with stand-ins for Spack's names, and compares it with the source tree.

It shows that the recipe is valid Python, that it uses Spack's directives with arguments that they take, and that its
versions are those of Cargo.toml and CMakeLists.txt; not that Spack itself builds it.
"""

import inspect
import os
import pathlib
import re
import sys
import types

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
said = []


# The signatures are Spack's, shortened to what a recipe as this one may say.
def license(license_identifier, checked_by=None, when=None): ...
def version(ver, checksum=None, *, preferred=None, deprecated=None, sha256=None, branch=None, tag=None): ...
def variant(name, default=None, description="", values=None, multi=None, validator=None, when=None, sticky=False): ...
def depends_on(spec, when=None, type=("build", "link"), patches=None): ...
def requires(*requirement_specs, policy="one_of", when=None, msg=None): ...
def conflicts(conflict_spec, when=None, msg=None): ...


def recorded(directive):
    def call(*positional, **named):
        bound = inspect.signature(directive).bind(*positional, **named)
        said.append((directive.__name__, bound.arguments))

    return call


class CMakePackage:
    build_directory, prefix = "/build", types.SimpleNamespace(bin=types.SimpleNamespace(anygpu="/prefix/bin/anygpu"))
    spec = types.SimpleNamespace(satisfies=lambda constraint: constraint == "+fortran")

    def define(self, name, value):
        return f"-D{name}:STRING={value}"


def run_after(*phases):
    assert phases == ("install",), phases
    return lambda method: method


ran = []
names = {
    "join_path": lambda *parts: "/".join(parts),
    "Executable": lambda program: lambda *words: ran.append([program, *words]),
    "run_after": run_after,
    "on_package_attributes": lambda **attributes: lambda method: method,
    **{f.__name__: recorded(f) for f in (license, version, variant, depends_on, requires, conflicts)},
}
for module in ["spack", "spack.package"] + [
    "spack_repo" + rest for rest in ["", ".builtin", ".builtin.build_systems", ".builtin.build_systems.cmake"]
]:
    sys.modules[module] = types.ModuleType(module)
sys.modules["spack.package"].__dict__.update(names, __all__=list(names))
sys.modules["spack_repo.builtin.build_systems.cmake"].CMakePackage = CMakePackage

recipe = {}
exec(compile((HERE / "package.py").read_text(), "package.py", "exec"), recipe)
package = recipe["Anygpu"]()


def found(pattern, file):
    return re.search(pattern, (ROOT / file).read_text(), re.MULTILINE)[1]


def all_of(directive, argument):
    return [arguments[argument] for name, arguments in said if name == directive]


assert package.__doc__
assert all_of("version", "ver") == [found(r'^version = "(.*)"', "Cargo.toml")], said
assert all_of("license", "license_identifier") == [found(r'^license = "(.*)"', "Cargo.toml")], said
dependencies = all_of("depends_on", "spec")
rust = found(r'^rust-version = "(.*)"', "Cargo.toml")
assert f"rust@{rust}:" in dependencies, dependencies
cmake = found(r"^cmake_minimum_required.VERSION ([0-9.]*)", "CMakeLists.txt")
assert f"cmake@{cmake}:" in dependencies, dependencies
variants = all_of("variant", "name")
for _, arguments in said:
    for name in re.findall(r"[+~](\w+)", arguments.get("when") or ""):
        assert name in variants, f"no variant {name}"
# CMake has all variables that are given.
for word in package.cmake_args():
    variable = re.match(r"-D(\w+):", word)[1]
    assert re.search(rf"\b{variable}\b.* CACHE ", (ROOT / "CMakeLists.txt").read_text()), f"no variable {variable}"
os.environ["FC"] = "gfortran"
package.check_install()
assert [words[1] for words in ran] == ["info", "fortran"], ran
print("spack: ok")
