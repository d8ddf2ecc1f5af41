import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { RefObject } from 'react';
import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { PlaceSection } from '../filters/PlaceSection';
import { below } from '../../shared/page/screenWidths';
import { filterMessages } from '../messages';

interface WherePanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly criteria: SearchCriteria;
  onChange(criteria: SearchCriteria): void;
  onClose(): void;
}

/** Under its button: the commune, or « autour de moi » with one tap, and the radius. */
export function WherePanel({ anchor, criteria, onChange, onClose }: WherePanelProps) {
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': filterMessages.place,
          // The list of communes is longer than the panel.
          sx: {
            overflow: 'visible',
            width: 'min(320px, 100vw - 32px)',
            mt: '10px',
            borderRadius: '20px',
            border: '1px solid var(--mb-palette-divider)',
            [below(600)]: { width: 'calc(100vw - 32px)' },
          },
        },
      }}
    >
      <Content
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <PlaceSection
          criteria={criteria}
          onChange={onChange}
          autoFocus={window.matchMedia('(pointer: fine)').matches}
        />
        <Button type="submit" variant="contained" fullWidth>
          {filterMessages.placeDone}
        </Button>
      </Content>
    </Popover>
  );
}

const Content = styled.form({ padding: '18px 20px 20px' });
