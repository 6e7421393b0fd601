import type { Language } from '../domain/kernel/language.ts';
import type { Letter } from './letters.ts';
import { directionOf } from './speak.ts';

/** The tokens of the design (`web/ui/tokens.css`), as mail programs understand them: plain values, light and dark. */
const styles = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 32px 16px; background: #f4f3ef; color: #1b1924;
    font: 450 16px/1.6 Geist, Vazirmatn, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
  .sheet { max-width: 520px; margin: 0 auto; padding: 32px; background: #ffffff; border: 1px solid #e9e6df; border-radius: 20px; }
  .brand { margin: 0 0 24px; font-size: 15px; font-weight: 600; color: #3e34b5; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 600; }
  p { margin: 0 0 16px; }
  .action { margin: 24px 0; }
  .action a { display: inline-block; padding: 12px 20px; border-radius: 10px; background: #4a3fd1; color: #ffffff;
    font-weight: 560; text-decoration: none; }
  .small { font-size: 13px; line-height: 1.5; color: #696573; }
  .address { overflow-wrap: anywhere; }
  .address a { color: #3e34b5; }
  .foot { max-width: 520px; margin: 16px auto 0; padding: 0 32px; }
  @media (prefers-color-scheme: dark) {
    body { background: #121117; color: #f2f0f7; }
    .sheet { background: #1a1920; border-color: #2b2934; }
    .brand, .address a { color: #aba4ff; }
    .action a { background: #6558ea; }
    .small { color: #938fa0; }
  }
`;

/** A letter as a document of its own: no table, no picture, nothing loaded from anywhere. Every value is escaped. */
export function letterHtml(letter: Letter, language: Language, link: string | undefined): string {
  const { subject, paragraphs, action, note, foot } = letter;
  const address = link === undefined ? '' : escaped(link);
  const button =
    action === undefined
      ? ''
      : `
    <p class="action"><a href="${address}">${escaped(action.label)}</a></p>
    <p class="small address">${escaped(action.hint)}<br><bdi dir="ltr"><a href="${address}">${address}</a></bdi></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <title>${escaped(subject)}</title>
  <style>${styles}</style>
</head>
<body>
  <div class="sheet">
    <p class="brand">Meridian</p>
    <h1>${escaped(subject)}</h1>${paragraphs.map((text) => `\n    <p>${escaped(text)}</p>`).join('')}${button}${
      note === undefined ? '' : `\n    <p class="small">${escaped(note)}</p>`
    }
  </div>
  <p class="small foot">${escaped(foot)}</p>
</body>
</html>
`;
}

/** The same as plain text, for those who read mail so. */
export function letterText({ paragraphs, action, note, foot }: Letter, link: string | undefined): string {
  const linked = action === undefined || link === undefined ? [] : [`${action.label}:\n${link}`];
  const noted = note === undefined ? [] : [note];
  return `${[...paragraphs, ...linked, ...noted, foot].join('\n\n').replace(/[\u2068\u2069]/g, '')}\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
