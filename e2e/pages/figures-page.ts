import { PageObject } from './page-object'

/** A ship made from figures; every method is one action as a player counts them: a key, a click, or one field filled in. */
export class FiguresPage extends PageObject {
  actions = 0
  readonly state = this.page.getByRole('banner').getByRole('status')
  readonly text = (label: string) => this.page.getByRole('textbox', { name: label, exact: true })
  readonly tile = (label: string) => this.page.getByRole('listitem').filter({ hasText: label })

  readonly picture = this.page.getByRole('group', { name: 'A picture of your own' })

  /** Chooses a picture of her own. */
  async choosePicture(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.picture.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })
  }
  /** Drops one on her drawing. */
  async dropPicture(name: string, type: string, text: string): Promise<void> {
    const file = { name, type, text }
    const dataTransfer = await this.page.evaluateHandle(({ name, type, text }) => {
      const given = new DataTransfer()
      given.items.add(new File([text], name, { type }))
      return given
    }, file)
    for (const event of ['dragover', 'drop']) await this.picture.dispatchEvent(event, { dataTransfer })
  }
  /** A picture of nothing but noise, which no way of writing makes small. */
  async noise(width: number, height: number): Promise<Buffer> {
    const text = await this.page.evaluate(
      ({ width, height }) => {
        const sheet = document.createElement('canvas')
        Object.assign(sheet, { width, height })
        const pen = sheet.getContext('2d')!
        const all = pen.createImageData(width, height)
        for (let at = 0, seed = 7; at < all.data.length; at++)
          all.data[at] = at % 4 === 3 ? 255 : (seed = (seed * 48_271) % 2_147_483_647) & 255
        pen.putImageData(all, 0, 0)
        return sheet.toDataURL('image/png')
      },
      { width, height },
    )
    return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
  }

  async fill(label: string, value: string): Promise<void> {
    this.actions++
    await this.text(label).fill(value)
  }
  async press(key: string): Promise<void> {
    this.actions++
    await this.page.keyboard.press(key)
  }
  async click(name: string | RegExp): Promise<void> {
    this.actions++
    await this.page.getByRole('button', { name }).click()
  }
  /** Typed and entered: two actions. */
  async enter(label: string, value: string): Promise<void> {
    await this.fill(label, value)
    await this.press('Enter')
  }
}
