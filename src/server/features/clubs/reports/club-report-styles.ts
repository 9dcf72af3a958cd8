// Styles of the club report in points; A4 is 595 × 842.

import { StyleSheet } from '@react-pdf/renderer';
import { palette } from '#server/pictures/palette.ts';

/** Page margins and the width between them. */
export const sheet = { margin: 36, foot: 40, width: 595 - 2 * 36 } as const;

export const styles = StyleSheet.create({
  page: { color: palette.ink, fontSize: 9, lineHeight: 1.4, paddingTop: 36, paddingBottom: sheet.foot },
  head: {
    marginTop: -36,
    paddingHorizontal: sheet.margin,
    paddingVertical: 22,
    backgroundColor: palette.court,
    color: palette.onCourt,
    overflow: 'hidden',
  },
  headCourt: { position: 'absolute', left: 330, top: -30, width: 380, height: 199, opacity: 0.25 },
  brand: { flexDirection: 'row', alignItems: 'center', marginBottom: 10 },
  mark: { width: 14, height: 14, marginRight: 5 },
  brandName: { fontSize: 9, fontWeight: 700, lineHeight: 1 },
  title: { fontSize: 20, fontWeight: 700, lineHeight: 1.3 },
  period: { fontSize: 11, color: palette.onCourtMuted },
  body: { paddingHorizontal: sheet.margin, paddingTop: 14 },
  muted: { color: palette.inkMuted },
  small: { fontSize: 8 },
  strong: { fontWeight: 700 },

  figures: { flexDirection: 'row', marginHorizontal: -4, marginBottom: 4 },
  figure: {
    flexGrow: 1,
    flexBasis: 0,
    marginHorizontal: 4,
    padding: 9,
    borderRadius: 6,
    backgroundColor: palette.primarySoft,
  },
  figureValue: { fontSize: 18, fontWeight: 700, lineHeight: 1.25 },
  figureLabel: { fontSize: 8, color: palette.inkMuted },

  block: { marginTop: 14 },
  heading: { fontSize: 12, fontWeight: 700, lineHeight: 1.3, marginBottom: 2 },
  words: { marginBottom: 6 },

  columns: {
    height: 96,
    flexDirection: 'row',
    alignItems: 'flex-end',
    borderBottomWidth: 1,
    borderBottomColor: palette.line,
  },
  column: { flexGrow: 1, flexBasis: 0, marginHorizontal: 1.5, justifyContent: 'flex-end' },
  columnCount: { fontSize: 7, textAlign: 'center', lineHeight: 1.2 },
  labels: { flexDirection: 'row', marginTop: 2 },
  columnLabel: { flexBasis: 0, fontSize: 6.5, paddingLeft: 1.5, color: palette.inkMuted },
  legend: { flexDirection: 'row', alignItems: 'center', marginTop: 4, fontSize: 8, color: palette.inkMuted },
  swatch: { width: 8, height: 8, borderRadius: 2, marginRight: 4 },

  halves: { flexDirection: 'row', marginHorizontal: -10 },
  half: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 10 },
  bar: { flexDirection: 'row', alignItems: 'center', height: 17 },
  barLabel: { width: 82 },
  barTrack: { flexGrow: 1, height: 7, borderRadius: 3, backgroundColor: palette.sunken },
  barFill: { height: 7, borderRadius: 3 },
  barValue: { width: 70, textAlign: 'right' },
  move: { flexDirection: 'row' },
  moveName: { flexShrink: 1 },
  group: { fontSize: 8, color: palette.inkMuted, marginTop: 4 },

  row: { flexDirection: 'row', paddingVertical: 3, borderBottomWidth: 0.5, borderBottomColor: palette.line },
  rowHead: {
    flexDirection: 'row',
    paddingBottom: 2,
    borderBottomWidth: 1,
    borderBottomColor: palette.ink,
    fontSize: 8,
    color: palette.inkMuted,
  },
  cellName: { flexGrow: 1, flexBasis: 0, paddingRight: 6 },
  cell: { width: 62, textAlign: 'right' },

  foot: {
    position: 'absolute',
    left: sheet.margin,
    top: 842 - sheet.foot + 8,
    width: sheet.width,
    paddingTop: 5,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 1,
    borderTopColor: palette.line,
    fontSize: 7.5,
    color: palette.inkMuted,
  },
});
