import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { useViewModel } from '../shared/useViewModel';
import { AccountSection } from './AccountSection';
import { LoadFailure } from './LoadFailure';
import { SellerForm } from './SellerForm';
import { sellerMessages as messages } from './settingsMessages';
import { sellerFormViewModel } from './viewModels';

/** What a new listing starts with. */
export const SellerSection = observer(function SellerSection() {
  const viewModel = useViewModel(sellerFormViewModel);
  const notify = useNotify();
  const { attempt, isChanged, saved, status, stored } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  useEffect(() => {
    if (saved > 0) notify({ kind: 'success', text: messages.saved });
  }, [notify, saved]);
  const isWorking = status === 'loading' || status === 'editing' || status === 'saving';
  return (
    <AccountSection id="vente" lead={messages.lead}>
      {stored === null && (isWorking ? <Loader /> : <LoadFailure failure={status} onRetry={viewModel.retry} />)}
      {stored !== null && <SellerForm viewModel={viewModel} />}
      <div role="status">
        {isChanged && (
          <Alert severity="info" role="none">
            {messages.unsaved}
          </Alert>
        )}
      </div>
    </AccountSection>
  );
});
