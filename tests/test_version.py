"""The version is said once and heard everywhere."""

import subprocess
import sys
from importlib.metadata import version

import inglenook


def test_the_installed_package_has_the_version_of_the_source():
    assert version("inglenook") == inglenook.__version__


def test_the_command_tells_its_version():
    said = subprocess.run([sys.executable, "-m", "inglenook", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"inglenook {inglenook.__version__}\n"
