import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import { visuallyHidden } from '../shared/controls/VisuallyHidden';
import { below, SMALL_SCREEN } from '../shared/page/screenWidths';
import { Icon } from '../shared/controls/Icon';
import { useNotify } from '../shared/notices/notify';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { savedMarksViewModel } from '../shared/viewModels';
import { errorText, saveFailures, savedSearchMessages as messages } from './messages';
import { SearchNameForm } from './SearchNameForm';
import { searchText } from './searchText';
import { useNewSince } from './useNewSince';
import { savedSearchesViewModel } from './viewModels';

interface SaveSearchProps {
  readonly criteria: SearchCriteria;
  /** Gets the date after which results are new to the person; null: the search is not saved. */
  readonly onNewSince: (since: Instant | null) => void;
}

/** A button that saves the search of the page, or a note that it is saved. */
export const SaveSearch = observer(function SaveSearch({ criteria, onNewSince }: SaveSearchProps) {
  const viewModel = useViewModel(savedSearchesViewModel);
  const savedMarks = useViewModel(savedMarksViewModel);
  const notify = useNotify();
  useEffect(() => savedMarks.requestSavedItems(), [savedMarks]);
  /** What the form begins with; null: it is closed. */
  const [form, setForm] = useState<{ readonly name: string; readonly problem?: string } | null>(null);
  const isNaming = form !== null;
  useEffect(() => (isNaming ? viewModel.followMailChoice() : undefined), [viewModel, isNaming]);
  const saved = viewModel.savedAs(criteria);
  useNewSince(viewModel, criteria, onNewSince);

  if (saved !== null) {
    return (
      <Saved>
        <Icon name="bell" size={20} />
        <span role="status">{messages.saved}</span>
        <Link to={paths.savedSearches}>{messages.manage}</Link>
      </Saved>
    );
  }
  if (form === null) {
    return (
      <Button
        variant="outlined"
        disabled={viewModel.status !== 'ready'}
        startIcon={<Icon name="bell" size={20} />}
        onClick={() => setForm({ name: searchText(criteria) })}
        sx={{ [below(400)]: { paddingInline: '14px' } }}
      >
        {messages.save}
        <Rest>{messages.thisSearch}</Rest>
      </Button>
    );
  }
  const save = (name: string) => {
    const result = viewModel.save(name, criteria);
    if (!result.ok) return saveFailures[result.failure];
    const text = viewModel.areMailed ? messages.doneWithMails : messages.done;
    setForm(null);
    void result.value.then((stored) => {
      if (stored.ok) notify({ text, kind: 'success' });
      else setForm({ name, problem: errorText({ what: 'saved-search', why: stored.failure }) });
    });
    return null;
  };
  return <SearchNameForm {...form} help={messages.nameHelp} onSubmit={save} onCancel={() => setForm(null)} />;
});

/** On a small screen for screen readers only. */
const Rest = styled.span({ whiteSpace: 'pre', [SMALL_SCREEN]: visuallyHidden });

const Saved = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 44,
  margin: 0,
  fontWeight: 600,
  color: 'var(--mb-palette-secondary-main)',
  'svg path': { fill: 'currentColor' },
  [SMALL_SCREEN]: { '[role="status"]': visuallyHidden },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'var(--mb-palette-primary-main)',
    textUnderlineOffset: 3,
  },
});
