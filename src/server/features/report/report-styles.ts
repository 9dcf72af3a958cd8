// How a report looks. Sizes in points; A4 is 595 × 842.

import { StyleSheet } from '@react-pdf/renderer';
import { palette } from '#server/pictures/palette.ts';
import { pageStyle } from '#server/pictures/write-pdf.ts';
import { sheet } from './report-plan.ts';

/** Of the text, in sizes of its letters, as it usually stands. */
export const lineHeight = 1.4;

export const styles = StyleSheet.create({
  page: {
    ...pageStyle,
    color: palette.ink,
    fontSize: 9,
    paddingTop: sheet.margin,
    paddingBottom: sheet.foot,
  },
  head: {
    height: sheet.head,
    marginTop: -sheet.margin,
    paddingHorizontal: sheet.margin,
    paddingVertical: 12,
    flexDirection: 'row',
    justifyContent: 'space-between',
    backgroundColor: palette.court,
    color: palette.onCourt,
    overflow: 'hidden',
  },
  headCourt: { position: 'absolute', left: 330, top: -40, width: 380, height: 199, opacity: 0.25 },
  headWords: { flexGrow: 1, flexBasis: 0, paddingRight: 20 },
  brand: { flexDirection: 'row', alignItems: 'center', marginBottom: 6 },
  mark: { width: 14, height: 14, marginRight: 5 },
  brandName: { fontSize: 9, fontWeight: 700, lineHeight: 1 },
  name: { fontSize: 18, fontWeight: 700, lineHeight: 1.3 },
  title: { fontSize: 10.5, lineHeight: 1.3, marginBottom: 1 },
  headMuted: { fontSize: 8, color: palette.onCourtMuted },
  score: { alignItems: 'flex-end', justifyContent: 'space-between' },
  scoreRow: { flexDirection: 'row', alignItems: 'flex-end' },
  scoreNumber: { fontSize: 36, fontWeight: 700, lineHeight: 1 },
  scoreOf: { fontSize: 10, color: palette.onCourtMuted, marginBottom: 3, marginLeft: 2 },
  scoreWords: { fontSize: 9, fontWeight: 700 },
  stamp: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 3.5,
    paddingHorizontal: 7,
    borderRadius: 9,
    backgroundColor: palette.accent,
    color: palette.onAccent,
    fontSize: 8,
    fontWeight: 700,
    lineHeight: 1,
  },
  stampSign: { width: 10, height: 10, marginRight: 4 },
  body: { paddingHorizontal: sheet.margin, paddingTop: 10 },
  heading: { fontSize: 10.5, fontWeight: 700, lineHeight: 1.2 },
  muted: { color: palette.inkMuted },
  small: { fontSize: 8.3 },
  strong: { fontWeight: 700 },

  skills: { flexDirection: 'row', marginHorizontal: -7, marginBottom: 4 },
  skillColumn: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 7 },
  skillGroup: { fontSize: 8, color: palette.inkMuted, height: 15 },
  skill: { height: 22 },
  skillWords: { flexDirection: 'row', justifyContent: 'space-between', fontSize: 8.5, lineHeight: 1.3 },
  bar: { height: 4, marginTop: 1.5, borderRadius: 2, backgroundColor: palette.sunken },
  barFill: { height: 4, borderRadius: 2 },
  barBefore: { position: 'absolute', top: -1.5, width: 1.6, height: 7, marginLeft: -0.8, backgroundColor: palette.ink },

  section: { flexDirection: 'row', marginTop: 3, marginBottom: 3 },
  sectionLabel: { width: 112, paddingRight: 8, fontWeight: 700 },
  sectionText: { flexGrow: 1, flexBasis: 0 },
  block: { marginTop: 8 },
  columns: { flexDirection: 'row', marginHorizontal: -6 },
  column: { flexGrow: 1, flexBasis: 0, paddingHorizontal: 6 },

  card: {
    flexGrow: 1,
    marginTop: 6,
    padding: 10,
    borderRadius: 6,
    backgroundColor: palette.primarySoft,
    fontSize: 8.3,
  },
  cardSkill: { color: palette.primary, fontWeight: 700 },
  cardFocus: { fontSize: 9.5, fontWeight: 700, marginBottom: 4 },
  step: { flexDirection: 'row' },
  stepNumber: { width: 11, color: palette.inkMuted },
  stepText: { flexGrow: 1, flexBasis: 0 },

  note: { flexDirection: 'row', marginTop: 5, fontSize: 8.6 },
  noteTime: { width: 62, fontWeight: 700, color: palette.primary },
  noteWords: { flexGrow: 1, flexBasis: 0 },
  boardDrawing: { width: 122, height: 64, marginLeft: 10 },

  foot: {
    position: 'absolute',
    left: sheet.margin,
    top: sheet.below + 8,
    width: 595 - 2 * sheet.margin,
    paddingTop: 5,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTopWidth: 1,
    borderTopColor: palette.line,
    fontSize: 7.5,
    color: palette.inkMuted,
  },
  footName: { width: 170, paddingRight: 8 },
  footPage: { width: 60, textAlign: 'right' },
});
