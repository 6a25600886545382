import { flowPage } from './flow-page.ts';
import { indexPage } from './index-page.ts';
import { flowLink } from './markup.ts';
import type { Report } from './report.ts';

/** The report as a site of its own: the name of each page, and its HTML. */
export const siteOf = (report: Report): Readonly<Record<string, string>> => ({
  'index.html': indexPage(report),
  ...Object.fromEntries(
    report.flows.map((flow) => {
      const mutationResults = report.mutationResults.filter((result) => result.flow === flow.flow);
      return [flowLink(flow.flow), flowPage(mutationResults, flow)];
    }),
  ),
});
