"""The load test in a process of its own, and what it costs the server."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.launch import Server


class Load(Struct):
    """What the load test says, and the CPU time of the server while its clock ran."""

    answers_per_second: float
    cpu_ms_per_answer: float
    server_cpu_share: float
    latency_ms_median: float
    latency_ms_p99: float
    update_bytes_median: float
    update_bytes_p99: float
    answers: int
    seconds: float


def load(server: Server, seconds: float, matches: int = 16) -> Load:
    """Let two people play at each of so many tables, as fast as the server lets them."""
    command = [sys.executable, "-m", "bench.server_load", server.base]
    command += ["--seconds", str(seconds), "--matches", str(matches)]
    cpu: dict[str, float] = {}
    with subprocess.Popen(
        command,
        cwd=Path(__file__).resolve().parents[1],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        watch = threading.Timer(seconds * 6 + 120, process.kill)
        watch.start()
        last = ""
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            last = line.strip()
            cpu[last[:8]] = server.cpu()
        complaint = process.stderr.read()
        watch.cancel()
    if process.returncode:
        raise RuntimeError(f"the load test failed: {complaint[-500:]}")
    return _load(json.loads(last), cpu["done"] - cpu["running"])


def _load(told: dict[str, Any], cpu: float) -> Load:
    return Load(
        answers_per_second=told["answers_per_second"],
        cpu_ms_per_answer=1000 * cpu / max(1, told["answers"]),
        server_cpu_share=cpu / told["seconds"],
        latency_ms_median=told["latency_ms_median"],
        latency_ms_p99=told["latency_ms_p99"],
        update_bytes_median=told["update_bytes_median"],
        update_bytes_p99=told["update_bytes_p99"],
        answers=told["answers"],
        seconds=told["seconds"],
    )
