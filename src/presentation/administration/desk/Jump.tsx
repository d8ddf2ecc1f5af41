import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { administrationMessages as messages } from '../messages';
import { JumpDialog } from './JumpDialog';
import { jumpViewModel } from './viewModels';

/** The button of `JumpDialog`, which Ctrl-K (on a Mac ⌘-K) opens too. */
export function Jump() {
  const viewModel = useViewModel(jumpViewModel);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openOn = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', openOn);
    return () => document.removeEventListener('keydown', openOn);
  }, []);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        aria-keyshortcuts="Control+K"
        sx={{ marginInlineEnd: -1.5, paddingInline: 1.5 }}
      >
        {messages.jump}
      </Button>
      {isOpen && <JumpDialog viewModel={viewModel} onClose={() => setOpen(false)} />}
    </>
  );
}
