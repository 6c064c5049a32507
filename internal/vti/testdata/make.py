"""Writes the images of this folder with VTK (Debian: python3-vtk9)."""
import vtk

grid = vtk.vtkImageData()
grid.SetExtent(2, 4, 0, 2, -1, 0)
grid.SetOrigin(10, 20, 30)
grid.SetSpacing(0.5, 0.25, 2)
velocity, level, cell = vtk.vtkDoubleArray(), vtk.vtkFloatArray(), vtk.vtkDoubleArray()
velocity.SetName("u"), velocity.SetNumberOfComponents(3)
level.SetName("h")
cell.SetName("at cells")
for k in range(grid.GetNumberOfPoints()):
    velocity.InsertNextTuple3(k, 0.5 * k, -k)
    level.InsertNextValue(100 + k)
for k in range(grid.GetNumberOfCells()):
    cell.InsertNextValue(k)
grid.GetPointData().AddArray(velocity)
grid.GetPointData().AddArray(level)
grid.GetCellData().AddArray(cell)


def write(name, mode, compress=False, encode=False, big=False, wide=False, block=0):
    w = vtk.vtkXMLImageDataWriter()
    w.SetInputData(grid)
    w.SetFileName(name + ".vti")
    w.SetDataMode(mode)
    if compress:
        w.SetCompressorTypeToZLib()
    else:
        w.SetCompressorTypeToNone()
    w.SetEncodeAppendedData(encode)
    if big:
        w.SetByteOrderToBigEndian()
    else:
        w.SetByteOrderToLittleEndian()
    w.SetHeaderTypeToUInt64() if wide else w.SetHeaderTypeToUInt32()
    if block:
        w.SetBlockSize(block)
    w.Write()


ASCII, BINARY, APPENDED = 0, 1, 2
write("text", ASCII)
write("inline", BINARY)
write("inline_packed", BINARY, compress=True, wide=True)
write("raw", APPENDED, big=True, wide=True)
write("raw_packed", APPENDED, compress=True, block=64)
write("base64", APPENDED, encode=True)
write("base64_packed", APPENDED, encode=True, compress=True)
