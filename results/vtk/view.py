"""Shows this run in ParaView with the particles as spheres. In this folder:

    paraview --script=view.py                                      opens the window
    pvbatch view.py picture.png                                    writes a picture of the last frame
    pvbatch --force-offscreen-rendering view.py picture.png        the same where there is no display, as over ssh

Should pvbatch still ask for a display, it was built without offscreen rendering: "xvfb-run pvbatch view.py picture.png" gives it one that
nobody sees, and so does a ParaView of kitware.com whose name has "osmesa" or "egl" in it.
"""

import glob
import os
import sys

from paraview.simple import *

folder = os.path.dirname(os.path.abspath(globals().get("__file__", "view.py")))
view = GetActiveViewOrCreate("RenderView")
picture = sys.argv[-1] if sys.argv[-1].endswith(".png") else None
if picture:
    view.ViewSize = [1280, 800]


def show(name):
    """Shows the frames of one part, if the run has it."""
    files = sorted(glob.glob(os.path.join(folder, "frames", name)))
    if not files:
        return None
    part = XMLPolyDataReader(registrationName=name.split("-")[0].split(".")[0], FileName=files)
    part.TimeArray = "TimeValue"
    return Show(part, view)


walls = show("walls.vtp")
if walls:
    walls.Opacity = 0.4  # so that one sees the particles in what is closed
show("bodies-*.vtp")
loads = show("loads-*.vtp")
if loads:
    ColorBy(loads, ("CELLS", "pressure"))
net = show("net-*.vtp")
if net:
    ColorBy(net, ("CELLS", "tension"))
particles = show("particles-*.vtp")
if particles:
    particles.SetRepresentationType("Point Gaussian")
    particles.ShaderPreset = "Sphere"
    particles.GaussianRadius = 1.0
    particles.ScaleByArray = 1
    particles.SetScaleArray = ["POINTS", "radius"]
    particles.UseScaleFunction = 0
    ColorBy(particles, ("POINTS", "velocity", "Magnitude"))
    particles.RescaleTransferFunctionToDataRange(False, True)
    particles.SetScalarBarVisibility(view, True)

times = GetTimeKeeper().TimestepValues
if picture and times:
    view.ViewTime = max(times) if hasattr(times, "__len__") else times
ResetCamera(view)
camera = GetActiveCamera()
camera.Azimuth(30)
camera.Elevation(20)
ResetCamera(view)
if picture:
    SaveScreenshot(picture, view)
else:
    Render(view)
