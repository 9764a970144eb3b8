import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp, { type OverlayOptions } from 'sharp';
import { mark } from '@/components/ui/mark';
import { getBusiness, type PictureData } from '@/content/loader';
import { largestFile } from './metadata';
import { color } from './palette';

/** Pixels. Link previews show this size uncropped. */
const cardSize = { width: 1200, height: 630 } as const;

/** The size of the title in pixels: as large as its length allows in the space that there is. */
const titleSize = ({ length }: string) => Math.min(76, Math.floor(460 / Math.sqrt(length)));

/**
 * The heading font in the parts that "The heading font" in art/README.md makes of it; a character is drawn from the first
 * that has it.
 */
const fontParts = ['latin', 'latin-ext', 'vietnamese'];
const undrawable = /[^ -~\u00a0-\u0130\u0134-\u0148\u014a-\u017e\u1ea0-\u1ef9–—‘’“”•…€™]/gu;

/** A text as the heading font can draw it. Without other characters, for which the renderer would download a font. */
export const drawable = (text: string) => text.replaceAll("'", '’').replace(undrawable, '').trim();

/** Draws a share card as a JPEG file. */
export async function drawShareCard(title: string, picture: PictureData): Promise<Buffer> {
  const fonts = fontParts.map(async (part) => ({
    name: `Newsreader ${part}`,
    data: await readFile(join(process.cwd(), `seo/fonts/newsreader-${part}.woff`)),
    weight: 500 as const,
  }));
  const words = new ImageResponse(<ShareCard title={drawable(title)} />, {
    ...cardSize,
    fonts: await Promise.all(fonts),
  });
  // A PNG would be 320 KB.
  return sharp({ create: { ...cardSize, channels: 3, background: color('paper') } })
    .composite([await placedPicture(picture), { input: Buffer.from(await words.arrayBuffer()) }])
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A wide picture fills the card; any other is as large as there is space beside the words. */
async function placedPicture(picture: PictureData): Promise<OverlayOptions> {
  const wide = picture.width / picture.height > 1.7;
  const { width, height } = wide ? cardSize : { ...cardSize, width: 624 };
  const file = sharp(join(process.cwd(), 'public', largestFile(picture)));
  const fitted = file.resize({ width, height, fit: wide ? 'cover' : 'contain', background: color('paper') });
  return { input: await fitted.png().toBuffer(), left: cardSize.width - width, top: 0 };
}

/** The words of the card, to lie over the picture. */
function ShareCard({ title }: { title: string }) {
  const { name, areasText } = getBusiness();
  const tick = `4px solid ${color('brass')}`;
  return (
    <div
      style={{
        ...{ display: 'flex', flexDirection: 'column', width: '100%', height: '100%', padding: '52px 72px' },
        ...{ color: color('ink'), fontFamily: fontParts.map((part) => `Newsreader ${part}`).join(', ') },
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 34 }}>
        <svg width="48" height="48" viewBox="0 0 34 34" aria-hidden="true">
          <path d={mark.roof} fill={color('spruce')} />
          <path d={mark.line} fill="none" strokeWidth="2" stroke={color('brass')} />
        </svg>
        {drawable(name)}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
        <div style={{ display: 'flex', flexDirection: 'column', alignSelf: 'flex-start', maxWidth: 500 }}>
          <div style={{ fontSize: titleSize(title), lineHeight: 1.1 }}>{title}</div>
          <div style={{ display: 'flex', alignItems: 'center', marginTop: 24, borderLeft: tick, borderRight: tick }}>
            <div style={{ flexGrow: 1, height: 4, margin: '10px 0', background: color('brass') }} />
          </div>
        </div>
      </div>
      <div style={{ fontSize: 27, color: color('ink-soft') }}>{areasText}</div>
    </div>
  );
}
