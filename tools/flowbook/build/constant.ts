/** A module's constant with plain data in it: parsed as JSON, which browsers do sooner than as code. */
export const constant = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Code that loads a module when it is run. */
export const lateImport = (module: string): string => `import${`(${JSON.stringify(module)})`}`;
