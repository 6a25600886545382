import { describe, expect, test } from 'vitest';
import { Views } from '#tests/support/changing-text.ts';
import { filesIn, textOf } from '#tests/support/source.ts';

const files = filesIn('src', /\.tsx?$/).filter((file) => !file.startsWith('tools/flowbook/'));
const faultsIn = (view: string) => new Views({ 'view.tsx': view }).faults();

describe('TRN-1 text that can come, go or change has an element of its own', () => {
  test('TRN-1 every view follows this rule', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(new Views(Object.fromEntries(files.map((file) => [file, textOf(file)]))).faults()).toEqual([]);
  });

  test.each([
    '<p>{count} products</p>',
    '<p>Add <b>{price}</b> more {isFree && <Check />}</p>',
    '<p><Spinner />{text}</p>',
    '<p>{isBusy ? <i /> : null}{isBusy ? "Busy" : null}</p>',
    '<p>{parts.map((part) => part.text)}<i /></p>',
    '<p><>{text}</><i /></p>',
    '<div>{isFree ? <p>Free</p> : <p>Add <b>{price}</b></p>}</div>',
  ])('TRN-1 %s is found', (view) => {
    expect(faultsIn(`const View = () => <main>${view}</main>;`)).toHaveLength(1);
  });

  test.each([
    'function Count() { return isReady ? <b /> : "Loading"; }',
    'const Count = () => <>{text}<b /></>;',
    'const View = () => <Intro lead={<>{isEmpty ? "None yet." : null}<Note /></>} />;',
    'const Key = ({ children }) => <b>{children}{isBusy ? <i /> : null}</b>; const View = () => <Key>Add</Key>;',
    'const Key = ({ label }) => <b>{label}<Spinner /></b>; const View = () => <Key label={name} />;',
  ])('TRN-1 %s is found', (view) => {
    expect(faultsIn(view)).not.toEqual([]);
  });

  test.each([
    '<p>{count}</p>',
    `<p>{\`\${count} products\`}</p>`,
    '<p>{isOne ? "product" : "products"}</p>',
    '<p>Add <b>{price}</b> more</p>',
    '<p><span>{text}</span>{isFree && <Check />}</p>',
    '<ul>{items.map(({ id }) => <li key={id} />)}<li /></ul>',
    '<div>{isFree ? <p>Free</p> : <p key="add">Add <b>{price}</b></p>}</div>',
    '<option>{name} ({count})</option>',
  ])('TRN-1 %s is left alone', (view) => {
    expect(faultsIn(`const View = () => <main>${view}</main>;`)).toEqual([]);
  });

  test.each([
    'const Key = ({ children }) => <b><span>{children}</span>{isBusy ? <i /> : null}</b>; const View = () => <Key>Add</Key>;',
    'const Key = ({ children }) => <b>{children}<Spinner /></b>; const View = () => <Key><i /></Key>;',
    'const Mark = () => <i />; const View = () => <p>Text <Mark /> text</p>;',
  ])('TRN-1 %s is left alone', (view) => {
    expect(faultsIn(view)).toEqual([]);
  });
});
