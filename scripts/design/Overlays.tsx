import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ReactNode } from 'react';
import { BottomBar } from '../../src/presentation/app/layout/BottomBar';
import { OptionList } from '../../src/presentation/shared/controls/OptionList';
import { useCombobox } from '../../src/presentation/shared/controls/useCombobox';
import type { DesignPart } from './DesignPart';
import { Screen } from './Screen';

const towns = ['Nantes', 'Nanterre', 'Nanteuil-en-Vallée'];

/** Several windows are open on one page: none may take the focus, keep it, or stop the page from scrolling. */
const still = {
  open: true,
  disablePortal: true,
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
} as const;

export const overlays: DesignPart = {
  Dialog: () => (
    <ModalScreen height={300}>
      {(container) => (
        <Dialog {...still} container={container} aria-labelledby="dialog-title">
          <DialogTitle id="dialog-title">Supprimer cette annonce ?</DialogTitle>
          <DialogContent>Ses photos et ses messages disparaissent avec elle.</DialogContent>
          <DialogActions>
            <Button>Annuler</Button>
            <Button variant="contained" color="error">
              Supprimer
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </ModalScreen>
  ),
  Drawer: () => (
    <ModalScreen height={200}>
      {(container) => (
        <Drawer anchor="right" {...still} container={container}>
          <div style={{ width: 200, padding: 16 }}>Filtres</div>
        </Drawer>
      )}
    </ModalScreen>
  ),
  Menu: () => (
    <ModalScreen height={270}>
      {(container) => (
        <Menu
          {...still}
          autoFocus={false}
          container={container}
          anchorReference="anchorPosition"
          anchorPosition={{ top: 16, left: 16 }}
        >
          <MenuItem>Voir le profil</MenuItem>
          <MenuItem selected>Bloquer</MenuItem>
          <MenuItem disabled>Signaler</MenuItem>
        </Menu>
      )}
    </ModalScreen>
  ),
  OptionList: () => (
    <Screen style={{ height: 190 }}>
      <div style={{ position: 'absolute', inset: '8px 16px auto' }}>
        <Communes />
      </div>
    </Screen>
  ),
  Tabs: () => <Ways />,
  'BottomBar, UnreadBadge': () => (
    <Screen style={{ height: 80 }}>
      <BottomBar />
    </Screen>
  ),
};

function Communes() {
  const combobox = useCombobox({ count: towns.length, onPick: () => undefined });
  const option = (index: number) => ({ ...combobox.option(index), 'aria-selected': index === 1 });
  return (
    <OptionList
      combobox={{ ...combobox, isOpen: true, option }}
      label="Communes"
      options={towns}
      keyOf={(town) => town}
    >
      {(town) => town}
    </OptionList>
  );
}

function Ways() {
  const [way, setWay] = useState<'phone' | 'email'>('phone');
  return (
    <Tabs value={way} onChange={(_event, chosen: 'phone' | 'email') => setWay(chosen)} variant="fullWidth">
      <Tab value="phone" label="Par téléphone" />
      <Tab value="email" label="Par e-mail" />
    </Tabs>
  );
}

interface ModalScreenProps {
  readonly height: number;
  readonly children: (container: HTMLElement) => ReactNode;
}

/** A screen whose windows leave the rest of the page to assistive technologies. */
function ModalScreen({ height, children }: ModalScreenProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <Screen ref={setContainer} style={{ height }}>
      {container !== null && children(container)}
    </Screen>
  );
}
