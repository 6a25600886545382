import { Database, IdCard, Truck } from 'lucide-react';
import type { ListBlock, NoticeBlock, TextBlock } from '#src/content/text-content.ts';
import { prose } from '#styled-system/recipes';
import { FactTable } from './FactTable.tsx';
import { Inline } from './Inline.tsx';

const ICONS = { age: IdCard, delivery: Truck, storage: Database };

function Notice({ about, text }: NoticeBlock) {
  const Icon = ICONS[about];
  return (
    <p className={prose().notice}>
      <Icon size={20} strokeWidth={1.5} />
      <span>
        <Inline text={text} />
      </span>
    </p>
  );
}

function List({ items, isOrdered = false }: ListBlock) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </Element>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  }
  switch (block.kind) {
    case 'list':
      return <List {...block} />;
    case 'table':
      return <FactTable {...block} />;
    case 'notice':
      return <Notice {...block} />;
    case 'lines':
      return (
        <p className={prose().lines}>
          {block.lines.map((line) => (
            <span key={line}>
              <Inline text={line} />
            </span>
          ))}
        </p>
      );
  }
}

/** No two blocks of a section have the same text, so the text is the key. */
const keyOf = (block: TextBlock) => (typeof block === 'string' ? block : JSON.stringify(block));

/** The paragraphs, lists, tables and notices of a section. */
export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block) => <Block key={keyOf(block)} block={block} />);
