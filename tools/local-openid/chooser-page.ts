import type { Language } from '../../src/domain/kernel/language.ts';
import type { Account } from './accounts.ts';
import { words } from './words.ts';

interface Chooser {
  readonly language: Language;
  readonly provider: string;
  /** Where the forms go: the address of this interaction. */
  readonly action: string;
  readonly accounts: readonly Account[];
  /** Shows the form for somebody new instead of the accounts. */
  readonly someoneNew: boolean;
}

const styles = ['layers', 'fonts', 'tokens', 'base', 'brand', 'button', 'field', 'avatar', 'chooser'];

/** The page on which a person says which account is theirs. Nobody is asked for a password: it is a stand-in. */
export function chooserPage(chooser: Chooser): string {
  const { language, provider, action, accounts, someoneNew } = chooser;
  const say = words[language](provider);
  const choices = accounts.map(
    ({ firstName, lastName, email }, index) => `
        <li><button name="account" value="${escaped(email)}">
          <span class="avatar c${(index % 5) + 1}" aria-hidden="true">${escaped(initials(firstName, lastName))}</span>
          <span class="who"><bdi>${escaped(`${firstName} ${lastName}`)}</bdi><bdi class="mail" dir="ltr">${escaped(email)}</bdi></span>
        </button></li>`,
  );
  const list = `
      <form method="post" action="${escaped(action)}"><ul>${choices.join('')}
        <li><a href="${escaped(action)}?new">
          <span class="avatar" aria-hidden="true">+</span>
          <span class="who"><span>${say.someoneNew}</span><span class="mail">${say.someoneNewHint}</span></span>
        </a></li>
      </ul></form>`;
  const form = `
      <form class="new" method="post" action="${escaped(action)}">
        ${field('firstName', say.firstName, 'text', 'given-name')}
        ${field('lastName', say.lastName, 'text', 'family-name')}
        ${field('email', say.email, 'email', 'email')}
        <label class="check"><input type="checkbox" name="verified" value="1" checked>${escaped(say.verified)}</label>
        <div class="row"><a class="btn ghost" href="${escaped(action)}">${say.back}</a><button class="btn primary" name="account" value="">${say.next}</button></div>
      </form>`;
  const cancel = `<form method="post" action="${escaped(action)}"><button class="btn ghost wide" name="cancel" value="1">${say.cancel}</button></form>`;
  const body = `<h1>${say.title}</h1><p class="lead">${say.lead}</p>${someoneNew ? form : list + cancel}
      <p class="stand-in">${escaped(say.standIn)}</p>`;
  return page(language, `${say.title} · ${provider}`, body);
}

/** What is shown where nobody was asked, or the answer has been given. */
export const lostPage = (language: Language, provider: string): string =>
  page(language, provider, `<h1>${escaped(provider)}</h1><p class="lead">${words[language](provider).lost}</p>`);

function page(language: Language, title: string, body: string): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${styles.map((name) => `<link rel="stylesheet" href="/style/${name}.css">`).join('\n')}
</head>
<body><main class="chooser"><div class="box">${body}</div></main></body>
</html>`;
}

const field = (name: string, label: string, type: string, autocomplete: string): string => `
        <div class="field"><label for="${name}">${escaped(label)}</label><div class="input"><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="80"${type === 'email' ? ' dir="ltr"' : ''}></div></div>`;

const initials = (first: string, last: string): string => `${[...first][0] ?? ''}${[...last][0] ?? ''}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => entities[one] ?? one);
