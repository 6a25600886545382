import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { Help } from './Help.tsx';

export const HelpPage = () => (
  <Wrap>
    <PageMeta
      title="Help"
      description="Answers on orders and shipping, payment and refunds, your account, and choosing and storing what you buy at Tawny & Rye."
      path="/help"
    />
    <Help />
  </Wrap>
);
