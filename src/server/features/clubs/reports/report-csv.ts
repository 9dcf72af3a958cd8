// The members of a report as a table for spreadsheets.

import type { ClubReport, ReportedPlayer } from '#contract/clubs/club-reports.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';

const columns: readonly CsvColumn<ReportedPlayer>[] = [
  { title: 'Player', value: ({ player }) => personName(player) },
  { title: 'Country', value: ({ player }) => countryName(player.country) },
  { title: 'Level', value: ({ level }) => level },
  { title: 'Level at the start', value: ({ levelBefore }) => levelBefore },
  { title: 'Level verified', value: ({ isLevelVerified }) => (isLevelVerified ? 'yes' : 'no') },
  { title: 'Videos', value: ({ videos }) => videos },
  { title: 'Training sessions', value: ({ sessions }) => sessions },
  { title: 'Reviews', value: ({ reviews }) => reviews },
  { title: 'Overall', value: ({ overall }) => overall },
  { title: 'Technical', value: ({ technical }) => technical },
  { title: 'Tactical', value: ({ tactical }) => tactical },
  { title: 'Physical', value: ({ physical }) => physical },
  { title: 'Change of overall', value: ({ change }) => change },
];

/** The text of the file. @param country whose spreadsheets read it */
export function reportCsv(report: ClubReport, country: string): string {
  return writeCsv(columns, report.players, country);
}
