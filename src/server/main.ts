// The entry by the name that operators may know. It starts the same server, a little later and with 10 MB more: Node strips
// the types of whatever it is told to start, though there are none here.
import './serve.js'
