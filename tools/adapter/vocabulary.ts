import * as v from 'valibot';
import synonymData from '#mocks/data/synonyms.json' with { type: 'json' };
import { learnSpelling, nearestWord, type Spelling } from '#mocks/search/spelling.ts';
import { readSynonyms } from '#mocks/search/synonyms.ts';
import { wordsOf } from '#mocks/search/words.ts';
import type { Engine } from './engine.ts';

/** The words of the catalogue and of the shoppers, with which a search that finds nothing is compared. */
export type Vocabulary = { known: string; spelling: Spelling };

const TextsSchema = v.object({ texts: v.array(v.string()) });
const { near } = readSynonyms(synonymData);

export async function readVocabulary({ ask }: Engine): Promise<Vocabulary> {
  const { texts } = await ask('GET', '/store/shop/texts', TextsSchema);
  const { same, means, near: others } = synonymData;
  const all = [...texts, ...same.flat(), ...Object.keys(means), ...Object.keys(others)];
  const words = new Set(texts.flatMap(wordsOf));
  return { known: [...words].join('\n'), spelling: learnSpelling(all) };
}

/** What a search that finds nothing may mean; null where nothing is similar. PRD-13. */
export function meantBy({ known, spelling }: Vocabulary, search: string): string | null {
  const words = wordsOf(search);
  const other = near.get(words.join(' '));
  if (other !== undefined) return other;
  const meant = words.map((word) => (known.includes(word) ? word : (nearestWord(spelling, word) ?? word)));
  return meant.join(' ') === words.join(' ') ? null : meant.join(' ');
}
