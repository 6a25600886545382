/** The config of a machine that is JSON. @throws where the text is no JSON, or no machine */
export function machineConfig(text: string): object {
  const config: unknown = JSON.parse(text);
  if (typeof config !== 'object' || config === null || !('states' in config)) throw new Error('It has no "states".');
  return config;
}
