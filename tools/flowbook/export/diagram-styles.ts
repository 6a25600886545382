import { readFileSync } from 'node:fs';

/** The styles of diagrams. */
export const diagramStyles = (): string => readFileSync(new URL('../draw/diagram.css', import.meta.url), 'utf8');
