import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isCopied, isCopying, isRefused } from '#machines/fault-report/fault-report.selectors.ts';
import type { ShopRef } from '#machines/shop/refs.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { faultReport } from '#styled-system/recipes';
import { offerReport } from './fault-report.ts';

/** The log of the shop's events before the fault helps developers to repair it. */
export function FaultReport({ shop }: { shop: ShopRef }) {
  const [{ report, text }] = useState(() => offerReport(shop));
  const isBusy = useSelector(report, isCopying);
  const isDone = useSelector(report, isCopied);
  const isByHand = useSelector(report, isRefused);
  const c = faultReport();
  return (
    <section aria-labelledby="fault-report" className={c.root}>
      <h2 id="fault-report" className={c.title}>
        Help us mend it
      </h2>
      <p className={c.words}>
        If it happens once more, start from the home page, and send us a report: the steps that led here, nothing that
        you have typed, nothing personal. Until you send it, it goes nowhere.
      </p>
      <div className={c.action}>
        <Button variant="quiet" busy={isBusy} onClick={() => report.send({ type: 'report.requested' })}>
          Copy report
        </Button>
        <p role="status" className={c.status}>
          {isDone ? <span>Copied. Paste it into a message to us.</span> : null}
          {isByHand ? (
            <span>Your browser does not let the shop copy. Copy the report from the field below.</span>
          ) : null}
        </p>
      </div>
      {isByHand ? (
        <TextAreaField label="Report" readOnly rows={8} value={text()} onFocus={({ target }) => target.select()} />
      ) : null}
    </section>
  );
}
