import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { Help } from './Help.tsx';
import { QUESTIONS } from './questions.ts';

const OPEN_AT_FIRST = ['delivery-cost'];

export const HelpPage = () => (
  <Wrap>
    <PageMeta
      title="Help"
      description="Answers on orders and shipping, payment and refunds, your account, and choosing and storing what you buy at Tawny & Rye."
      path="/help"
    />
    <Help title="How can we help?" groups={QUESTIONS} open={OPEN_AT_FIRST} />
  </Wrap>
);
