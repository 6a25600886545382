import type { ReactNode } from 'react';

type Props = {
  /** The field's, where others open it. */
  id?: string;
  /** As of an input for files: '.json,.ts'. */
  accept: string;
  onFile: (file: { readonly name: string; readonly text: string }) => void;
  children: ReactNode;
};

/** A file is dropped here, or chosen. */
export function FileDrop({ id, accept, onFile, children }: Props): ReactNode {
  const read = async (file: File | undefined) => {
    if (file) onFile({ name: file.name, text: await file.text() });
  };
  return (
    <label
      className="fb-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <input
        id={id}
        className="fb-unseen"
        type="file"
        accept={accept}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
