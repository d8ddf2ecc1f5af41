import styled from '@emotion/styled';
import Dialog from '@mui/material/Dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { iconButton } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { below, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { quickSearchMessages } from '../quickSearchMessages';
import { quickSearchViewModel } from '../viewModels';
import type { SearchOption } from '../box/SearchOptionsViewModel';
import { QuickSearchForm } from './QuickSearchForm';
import { RecentSearchList } from '../RecentSearchList';

interface QuickSearchProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const QuickSearch = observer(function QuickSearch({ isOpen, onClose }: QuickSearchProps) {
  const viewModel = useViewModel(quickSearchViewModel);
  const navigate = useNavigate();
  const heading = useId();
  const closeThen = useBackToClose(isOpen, onClose);
  useEffect(() => (isOpen ? viewModel.start() : undefined), [isOpen, viewModel]);

  const run = (query?: string) => {
    const submitted = viewModel.submit(query);
    if (submitted === null) onClose();
    else closeThen(() => void navigate(paths.search({ query: submitted })));
  };

  const pick = ({ text, categoryId, place, addressOf = paths.search }: SearchOption) => {
    const query = viewModel.submit(text) ?? '';
    const chosen = { query, ...(categoryId !== undefined && { categoryId }), ...(place && { place }) };
    closeThen(() => void navigate(addressOf(chosen)));
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      scroll="body"
      aria-labelledby={heading}
      sx={{
        // The suggestions may be longer than the window.
        '& .MuiDialog-paper': { overflow: 'visible', verticalAlign: 'top' },
        '& .MuiPaper-root': { [SMALL_SCREEN]: { margin: '16px', width: 'calc(100% - 32px)' } },
      }}
      slotProps={{ transition: { onExited: () => viewModel.type('') } }}
    >
      <Root>
        <div className="top">
          <h2 id={heading}>{quickSearchMessages.title}</h2>
          <button
            type="button"
            aria-label={quickSearchMessages.close}
            title={quickSearchMessages.close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <QuickSearchForm viewModel={viewModel} onSubmit={() => run()} onPick={pick} />
        <RecentSearchList searches={viewModel.recent} onRun={run} onClear={viewModel.clearRecent} />
      </Root>
    </Dialog>
  );
});

const Root = styled.div({
  padding: '18px 24px 24px',
  [below(450)]: { padding: '14px 16px 16px' },
  // The suggestions cover the recent searches, which must not look out below them.
  '&:has([role="listbox"]) > form ~ *': { visibility: 'hidden' },
  '> .top': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 14 },
  '> .top button': { ...iconButton, marginRight: -10 },
  h2: { margin: 0, fontFamily: 'var(--mb-font-display)', fontSize: '1.5rem', letterSpacing: '-0.01em' },
});
