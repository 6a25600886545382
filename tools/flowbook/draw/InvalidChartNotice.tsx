import type { InvalidChart } from '#tools/flowbook/chart/read-apart.ts';

/** In place of a diagram: why there is none. */
export const InvalidChartNotice = ({ chart: { name, file, message } }: { chart: InvalidChart }) => (
  <section className="fbx" role="alert" aria-label={`${name} cannot be drawn`}>
    <h2 className="fbx-title">{name} could not be read</h2>
    <pre className="fbx-message">{message}</pre>
    <p className="fbx-file">{file}</p>
  </section>
);
