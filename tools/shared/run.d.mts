type Options = {
  cwd?: string | URL;
  env?: Record<string, string>;
  /** The output is shown only when the program fails. */
  quiet?: boolean;
  timeoutMs?: number;
};

/** Runs a program to its end, its output going where ours goes. It never rejects: a program that is not there is not ok. */
export function run(
  command: string,
  args: readonly string[],
  options?: Options,
): Promise<{ ok: boolean; output: string }>;

/** Runs a program of a dependency, by the path of its script below node_modules. */
export function tool(
  script: string,
  args?: readonly string[],
  options?: Options,
): Promise<{ ok: boolean; output: string }>;
