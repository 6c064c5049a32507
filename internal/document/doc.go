// Package document decodes YAML into Go structs that declare, in their tags, what they accept, and reports every mistake at once
// with its file, line, column and a snippet. Models, parameter studies and validation cases are all read by it.
//
// Tags of a struct field:
//
//	yaml:"stiffness"    the key; "-" leaves the field out; the fields of an embedded struct, or one
//	                    tagged ",inline", are keys of the struct that holds it
//	unit:"N/m"          numbers are SI; texts such as "2 kN/m" are converted and their dimension checked
//	min:"0" above:"0"   closed and open lower bound, in SI; max and below likewise
//	required:"true"     the key must be given
//	default:"0.5"       what an absent key means, written as YAML
//	auto:"free"         on a pointer: this word means nil
//	of:"t"              the variables of which a Custom type may be an expression
//	len:"3 6"           the lengths that a list may have
//	columns:"m 1"       on rows of numbers: the unit of each column
//	enum:"a b"         the words that a text may be
//	selector:"true"     the text that says which variant the struct is
//	only:"a b"          the key belongs to these variants
//	except:"a b"        the key belongs to all variants but these
//	needs:"a b"         the key belongs to these variants, and they need it
//	oneof:"source"      exactly one key of the group is given; "source?" allows none
//	defines:"body"      the text is a name, unique among its kind
//	refers:"body"       the text, or each name of a mapping of names to values, must be such a name; of any
//	                    of several kinds with "body net"
//	expands:"true"      each element of the list implements Expander and stands for elements of other lists
//	file:"true"         the text is a path, relative to the document; with "begin" to what it begins with
//
// Several fields may share a key when they belong to different variants.
//
// A type with a spelling of its own implements Custom. A struct that has rules between its fields implements Checker;
// one whose keys take words that are listed elsewhere in the program implements Lister.
// A root struct with a field of type Parameters has parameters, used anywhere as ${name} or ${an expression of names}.
package document
