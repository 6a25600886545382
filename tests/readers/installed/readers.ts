// Both are installed in this folder, and found from here alone.
import scxml from '@scion-scxml/scxml';
import mermaid from 'mermaid';

export const READERS = { mermaid, scxml };
