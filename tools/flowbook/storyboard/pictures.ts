import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const nameOf = (text: string): string => text.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-|-$/g, '');

/** The pictures of one run, in their folder. One that looks like another is the same file. */
export class Pictures {
  readonly #folder: string;
  readonly #files = new Map<string, string>();

  /** @throws where the folder cannot be made */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  get count(): number {
    return this.#files.size;
  }

  /**
   * @param title what it shows: 'checkout open.confirming'
   * @returns the name of its file
   * @throws where it cannot be written
   */
  save(picture: Buffer, title: string, width: number): string {
    const content = picture.toString('base64');
    const known = this.#files.get(content);
    if (known !== undefined) return known;
    const file = `${nameOf(title)}-${width}.webp`;
    writeFileSync(join(this.#folder, file), picture);
    this.#files.set(content, file);
    return file;
  }
}
