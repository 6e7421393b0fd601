import type { Dice } from './dice.ts';

const grounds = ['#d9d4fb', '#cfe9da', '#fde3c8', '#f6d3d2', '#cfe6ee', '#e8e1d3'];
const skins = ['#f1c9a5', '#d9a066', '#8d5524', '#c68642', '#5c3a21', '#e8b98f'];
const hairs = ['#1b1924', '#4a2c17', '#8a5a2b', '#3a3f58', '#b07b3c', '#5e1f1f'];
const clothes = ['#4a3fd1', '#117a47', '#b4510a', '#37505c', '#6b2d5c', '#2b2934'];

/** A face of a few shapes, thrown with dice: nobody's. An SVG of 512 by 512. */
export function drawPortrait(dice: Dice): string {
  const of = (colours: readonly string[]): string => colours[dice.between(0, colours.length - 1)] ?? '#504d5c';
  const [ground, skin, hair, cloth] = [of(grounds), of(skins), of(hairs), of(clothes)];
  const width = dice.between(92, 112);
  const fringe = dice.between(150, 190);
  const long =
    dice.roll() < 0.5
      ? `<rect x="${256 - width - 12}" y="200" width="${width * 2 + 24}" height="190" rx="80" fill="${hair}"/>`
      : '';
  const glasses =
    dice.roll() < 0.3
      ? '<g fill="none" stroke="#1b1924" stroke-width="6"><circle cx="218" cy="240" r="26"/><circle cx="294" cy="240" r="26"/><path d="M244 240h24"/></g>'
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="${ground}"/>
    ${long}
    <path d="M96 512c0-110 70-150 160-150s160 40 160 150z" fill="${cloth}"/>
    <rect x="222" y="310" width="68" height="80" rx="30" fill="${skin}"/>
    <ellipse cx="256" cy="240" rx="${width}" ry="124" fill="${skin}"/>
    <path d="M${256 - width} 230c0-140 ${width * 2}-140 ${width * 2} 0q-${width} -${220 - fringe + 40} -${width * 2} 0z" fill="${hair}"/>
    <g fill="#1b1924"><circle cx="218" cy="240" r="9"/><circle cx="294" cy="240" r="9"/></g>
    ${glasses}
    <path d="M220 300q36 ${dice.between(18, 34)} 72 0" fill="none" stroke="#1b1924" stroke-width="7" stroke-linecap="round"/>
  </svg>`;
}
