"""Shows this run in ParaView with the particles as spheres. In this folder:

    paraview --script=view.py                                      opens the window
    pvbatch view.py picture.png        writes a picture of the last frame, also where there is no display, as over ssh

Most ParaViews of Linux draw on an X display even for pictures. Where there is none, this script starts itself again on one that nobody sees, with
xvfb-run (package xvfb). ParaViews that draw without any display, those of kitware.com with "osmesa" or "egl" in their names, need none.
"""

import glob
import os
import shutil
import sys

from vtkmodules.vtkRenderingCore import vtkRenderWindow

if vtkRenderWindow().GetClassName() == "vtkXOpenGLRenderWindow" and not os.environ.get("DISPLAY"):
    if not shutil.which("xvfb-run"):
        sys.exit("view.py: there is no display, and this ParaView needs one: install xvfb (xvfb-run), or take a ParaView with osmesa or egl in its name")
    os.execvp("xvfb-run", ["xvfb-run", "-a", "pvbatch"] + sys.argv)

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
fluid = show("fluid-*.vtp")
if fluid:
    fluid.Opacity = 0.4  # what is in it shows through
particles = show("particles-*.vtp")
if particles:
    particles.SetRepresentationType("Point Gaussian")
    particles.ShaderPreset = "Sphere"
    particles.GaussianRadius = 1.0
    particles.ScaleByArray = 1
    particles.SetScaleArray = ["POINTS", "radius"]
    particles.UseScaleFunction = 0
    ColorBy(particles, ("POINTS", "velocity", "Magnitude"))

times = GetTimeKeeper().TimestepValues
if picture and times:
    GetAnimationScene().AnimationTime = max(times) if hasattr(times, "__len__") else times
if particles:  # the colours of the time that is shown
    UpdatePipeline(GetAnimationScene().AnimationTime, particles.Input)
    particles.RescaleTransferFunctionToDataRange(False, True)
    particles.SetScalarBarVisibility(view, True)
ResetCamera(view)
camera = GetActiveCamera()
camera.Azimuth(30)
camera.Elevation(20)
ResetCamera(view)
if picture:
    SaveScreenshot(picture, view)
else:
    Render(view)
