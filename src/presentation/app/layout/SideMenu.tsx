import styled from '@emotion/styled';
import Drawer from '@mui/material/Drawer';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { iconButton } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useSession } from '../../shared/session/useSession';
import { SIDE_MENU_WIDTH } from './frameSizes';
import { SideMenuLinks } from './SideMenuLinks';
import { sideMenuMessages } from './sideMenuMessages';
import { SignOutButton } from './SignOutButton';

interface SideMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const SideMenu = observer(function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { profile } = useSession();
  const navigate = useNavigate();
  const heading = useId();
  const closeThen = useBackToClose(isOpen, onClose);
  const go = (to: string) => closeThen(() => void navigate(to));

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: SIDE_MENU_WIDTH, maxWidth: '100vw' },
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
        },
      }}
    >
      <Root>
        <div className="top">
          <h2 id={heading}>
            {profile === null ? sideMenuMessages.title : sideMenuMessages.greeting(profile.displayName)}
          </h2>
          <button
            type="button"
            className="close"
            aria-label={sideMenuMessages.close}
            title={sideMenuMessages.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <SideMenuLinks onGo={go} />
        {profile !== null && <SignOutButton onDone={onClose} />}
      </Root>
    </Drawer>
  );
});

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minHeight: '100%',
  boxSizing: 'border-box',
  padding: '14px 20px calc(24px + env(safe-area-inset-bottom))',
  '.top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  h2: {
    margin: 0,
    fontFamily: 'var(--mb-font-display)',
    fontSize: '1.5rem',
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  '.close': { ...iconButton, flex: 'none', marginRight: -8 },
});
