// Package vtk writes frames as VTK XML files (poly data, appended raw binary, zlib) with one .pvd collection that ParaView opens.
//
// Layout of the files: "VTK XML Formats", https://docs.vtk.org/en/latest/vtk_file_formats/vtkxml_file_format.html.
package vtk
