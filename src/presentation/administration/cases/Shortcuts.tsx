import Button from '@mui/material/Button';
import { flushButton } from '../../shared/controls/flushButtons';
import { caseMessages as messages } from './caseMessages';
import { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog';

interface ShortcutsProps extends Pick<ShortcutsDialogProps, 'queue' | 'keys'> {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The dialog of the keys, and its button where a mouse lets expect a keyboard; elsewhere a keyboard has its key. */
export function Shortcuts({ queue, keys, isOpen, onOpen, onClose }: ShortcutsProps) {
  return (
    <>
      <Button sx={{ ...flushButton, '@media not (pointer: fine)': { display: 'none' } }} onClick={onOpen}>
        {messages.shortcuts}
      </Button>
      {isOpen && <ShortcutsDialog queue={queue} keys={keys} onClose={onClose} />}
    </>
  );
}
