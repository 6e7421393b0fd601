import sharp from 'sharp';

/** A picture for the demo: three labels on a shelf, drawn here, so that it is nobody's. */
export function drawPriceLabels(): Promise<Buffer> {
  const label = (x: number, price: string) =>
    `<rect x="${x}" y="330" width="260" height="130" rx="14" fill="#fff"/>
     <text x="${x + 130}" y="420" font-family="sans-serif" font-size="72" font-weight="700" text-anchor="middle" fill="#1d1b2e">${price}</text>`;
  const shelf = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600">
    <rect width="1200" height="600" fill="#e9dfcf"/>
    <rect y="300" width="1200" height="190" fill="#8a6848"/>
    ${[150, 300, 560, 640, 900, 990].map((x) => `<rect x="${x}" y="110" width="90" height="190" rx="18" fill="#2a7f62"/>`).join('')}
    ${label(110, '$4.20')}${label(480, '$3.80')}${label(850, '$5.10')}
  </svg>`;
  return sharp(Buffer.from(shelf)).png().toBuffer();
}
