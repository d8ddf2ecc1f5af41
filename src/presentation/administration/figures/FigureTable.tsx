import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { figures, type DailyFigures } from '../../../domain/analytics/DailyFigures';
import { formatNumber } from '../../shared/format/formatNumber';
import { figureMessages as messages, figureNames } from './figureMessages';
import { formatChartDay } from './formatChartDay';

/** Each figure of each day, the newest day first. */
export function FigureTable({ days }: { readonly days: readonly DailyFigures[] }) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={messages.table} sx={{ maxHeight: 480 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{messages.day}</TableCell>
            {figures.map((figure) => (
              <TableCell key={figure} align="right">
                {figureNames[figure]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map((day) => (
            <TableRow key={day.day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {formatChartDay(day.day)}
              </TableCell>
              {figures.map((figure) => (
                <TableCell key={figure} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatNumber(day[figure])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
