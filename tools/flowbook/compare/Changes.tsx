import type { ReactNode } from 'react';
import { changeAnchor, textAnchor } from './anchors.ts';
import type { ApprovedChange, Change, ChangeKind, Detail, Noticed, RequirementChange } from './change.ts';

const Kind = ({ kind }: { kind: ChangeKind }) => <span className={`cmp-kind is-${kind}`}>{kind}</span>;

const Both = ({ before, after }: { before: string; after: string }) => (
  <>
    {before !== '' && <del>{before}</del>}
    {before !== '' && after !== '' && ' → '}
    {after !== '' && <ins>{after}</ins>}
  </>
);

const Details = ({ details }: { details: readonly Detail[] }) =>
  details.length > 0 && (
    <dl>
      {details.map(({ what, before, after }) => [
        <dt key={what}>{what}</dt>,
        <dd key={`${what} now`}>
          <Both before={before} after={after} />
        </dd>,
      ])}
    </dl>
  );

/** What of a chart is not as it was. */
export const Changes = ({ chart, changes }: { chart: string; changes: readonly Change[] }): ReactNode => (
  <ul className="cmp-list">
    {changes.map(({ kind, about, id, words, details }) => (
      <li key={`${about} ${kind} ${id} ${words}`} id={changeAnchor(chart, { about, id })}>
        <Kind kind={kind} />
        <a href={`#${changeAnchor(chart, { about, id })}`}>{words}</a>
        <Details details={details} />
      </li>
    ))}
  </ul>
);

type TextProps = { where: string; changes: readonly (RequirementChange | ApprovedChange)[] };

/** What of the requirements, or of an approved snapshot, is not as it was. */
export const TextChanges = ({ where, changes }: TextProps): ReactNode => (
  <ul className="cmp-list">
    {changes.map((change) => {
      const about = 'id' in change ? change.id : change.under;
      return (
        <li
          key={`${about} ${change.before} ${change.after}`}
          id={'id' in change ? textAnchor(where, about) : undefined}
        >
          <Kind kind={change.kind} />
          <span>
            <b>{about}</b>
            <br />
            <Both before={change.before} after={change.after} />
          </span>
        </li>
      );
    })}
  </ul>
);

/** The shortest way that shows a difference. */
export const NoticedWay = ({ noticed: { way, before, after } }: { noticed: Noticed }): ReactNode => (
  <section className="cmp-way">
    <h3>The shortest way that shows a difference</h3>
    <ol>
      {way.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and the page never changes.
        <li key={`${index} ${step}`}>{step}</li>
      ))}
    </ol>
    {way.length === 0 && <p>As soon as it begins.</p>}
    <dl>
      <dt>before</dt>
      <dd>
        <del>{before.join('; ') || 'nothing'}</del>
      </dd>
      <dt>after</dt>
      <dd>
        <ins>{after.join('; ') || 'nothing'}</ins>
      </dd>
    </dl>
  </section>
);
