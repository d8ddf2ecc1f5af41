import styled from '@emotion/styled';
import { useState } from 'react';
import type { Instant } from '../../../domain/shared/Instant';
import { useViewModel } from '../../shared/useViewModel';
import { SelectEntry } from '../decision/SelectEntry';
import { statementExportViewModel } from '../desk/viewModels';
import { CsvExport } from '../export/CsvExport';
import { statementMessages as messages, statementTable } from './statementMessages';

/** How many years can be chosen. */
const YEARS = 5;

/** Downloads the statements of reasons of a year for the DSA Transparency Database. */
export function StatementExport({ now }: { readonly now: Instant }) {
  const viewModel = useViewModel(statementExportViewModel);
  const current = new Date(now).getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => String(current - index));
  const [year, setYear] = useState(String(current));
  return (
    <CsvExport
      viewModel={viewModel}
      lead={messages.lead}
      tableOf={() => statementTable(Number(year))}
      total={null}
      lines={messages.lines}
      texts={messages}
    >
      <Choice>
        <SelectEntry
          label={messages.year}
          value={year}
          choices={years}
          labels={Object.fromEntries(years.map((one) => [one, one]))}
          onChange={setYear}
        />
      </Choice>
    </CsvExport>
  );
}

const Choice = styled.div({ marginBottom: 14 });
