// Package studio shows models, runs and their results in a browser: a server with the page embedded in it, which needs nothing from elsewhere.
//
// A [Server] shows recordings: the folders of runs. The page pulls what it shows over HTTP: packets of package replay for what is drawn, tables, and exact values of what
// is picked. Only requests of the page itself are answered ([guard]): by name of this machine, with the token that the address has given it, and from no other site.
package studio
