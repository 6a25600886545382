/** An error that ends a command. A person can act on its message. */
export class Trouble extends Error {}

/** Messages for the system's errors about files and folders. */
const FILE_TROUBLES = {
  ENOSPC: () => 'The disk is full. Make room, and start again: what was stored is there.',
  EACCES: (file) => `This user may not write to ${file}. Allow it, or choose another folder: --data <folder>`,
  EPERM: (file) => `This user may not write to ${file}. Allow it, or choose another folder: --data <folder>`,
  EROFS: (file) => `The disk of ${file} can only be read. Choose another folder: --data <folder>`,
  ENOTDIR: (file) => `${file} cannot be a folder: a file is in its way. Choose another folder: --data <folder>`,
  // As mkdir answers for a disk that can only be read.
  ENOENT: (file) => `${file} cannot be written. Can its disk only be read? Choose another folder: --data <folder>`,
  EEXIST: (file) => `${file} is a file, and a folder is needed. Choose another: --data <folder>`,
};

/** The words for an error that a person can act on; null for a fault of the program. @param {unknown} error */
export function troubleWords(error) {
  if (error instanceof Trouble) return error.message;
  return FILE_TROUBLES[error?.code]?.(error.path ?? 'The folder of the data') ?? null;
}
