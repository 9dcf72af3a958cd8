// Colours and sizes of emails, light and dark.

const font = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';
/** Light mode; inline, because not every email program reads style sheets. */
const light = {
  body: { backgroundColor: '#f6f4ef', fontFamily: font, margin: 0, padding: '24px 12px' },
  brand: { color: '#1d4f91', fontSize: '20px', fontWeight: 700, margin: '0 0 16px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e4dfd4',
    borderRadius: '12px',
    maxWidth: '560px',
    padding: '28px',
  },
  heading: { color: '#23201a', fontSize: '25px', lineHeight: '32px', margin: '0 0 12px' },
  text: { color: '#3d3930', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  letter: { color: '#3d3930', fontSize: '16px', lineHeight: '24px', margin: '0 0 20px', overflowWrap: 'anywhere' },
  picture: { borderRadius: '8px', height: 'auto', margin: '0 0 20px', maxWidth: '100%' },
  quote: {
    borderLeft: '3px solid #1d4f91',
    color: '#3d3930',
    fontSize: '16px',
    lineHeight: '24px',
    margin: '0 0 16px',
    paddingLeft: '14px',
  },
  lead: { color: '#23201a', fontSize: '16px', fontWeight: 600, lineHeight: '24px', margin: '0 0 8px' },
  link: { color: '#1d4f91' },
  onward: { fontSize: '16px', lineHeight: '24px', margin: '0 0 24px' },
  button: {
    backgroundColor: '#1d4f91',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  rule: { borderColor: '#e4dfd4', margin: '24px 0 0' },
  small: {
    color: '#6b655a',
    fontSize: '14px',
    lineHeight: '20px',
    margin: '16px 0 0',
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
} as const;

type Part = keyof typeof light;

/** What changes in dark mode. Email programs without style sheets invert colours themselves or stay light. */
const dark: Record<Part, string> = {
  body: 'background-color: #171613',
  card: 'background-color: #211f1b; border-color: #3b372f',
  brand: 'color: #9dbff0',
  heading: 'color: #f4f0e8',
  text: 'color: #ddd7cb',
  letter: 'color: #ddd7cb',
  picture: 'border-radius: 8px',
  quote: 'color: #ddd7cb; border-left-color: #9dbff0',
  lead: 'color: #f4f0e8',
  link: 'color: #9dbff0',
  onward: 'color: #ddd7cb',
  button: 'background-color: #9dbff0; color: #14233a',
  rule: 'border-color: #3b372f',
  small: 'color: #b0a89a',
};

/** The body, and the table inside it that repeats its colour. */
const ground = '.mail-body, .mail-body > table > tbody > tr > td';

/** The style sheet for email programs that support dark mode. */
export const darkStyles = `@media (prefers-color-scheme: dark) { ${Object.entries(dark)
  .map(
    ([part, rules]) => `${part === 'body' ? ground : `.mail-${part}`} { ${rules.replaceAll(/;|$/g, ' !important;')} }`,
  )
  .join(' ')} }`;

/** Class name and style of a part of an email. */
export function partStyle(part: Part) {
  return { className: `mail-${part}`, style: light[part] };
}
