import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onFiles` with files dropped or pasted anywhere on the page; without it, a file dropped beside the field would replace the
 * page. Returns whether files are being dragged over the page.
 */
export function useFilesFromPage(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const receive = useEffectEvent((files: FileList | undefined) => {
    if (files !== undefined && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDragging(true);
    };
    // `relatedTarget` is null only when the pointer leaves the page.
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setDragging(false);
      receive(event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent) => receive(event.clipboardData?.files);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return isDragging;
}
