import { expect, test } from 'vitest'
import { Access } from './access'

const counting = () => {
  let count = 0
  return (bytes: number) => Buffer.alloc(bytes, ++count)
}
const house = () => {
  const access = new Access(4100, counting())
  const token = new URL(access.newAddress()).searchParams.get('token') ?? ''
  const cookie = access.redeem(token)?.split(';')[0] ?? ''
  return { access, token, cookie, host: '127.0.0.1:4100', origin: 'http://127.0.0.1:4100' }
}

test('a token opens one session and no second one', () => {
  const { access, token, cookie } = house()
  expect(access.hasSession({ cookie })).toBe(true)
  expect(access.redeem(token)).toBeNull()
})

test('a token made up opens nothing', () => {
  expect(house().access.redeem('guess')).toBeNull()
  expect(house().access.redeem('')).toBeNull()
})

test('the cookie is out of reach of scripts and other sites, and named for its port', () => {
  const access = new Access(4100, counting())
  const token = new URL(access.newAddress()).searchParams.get('token') ?? ''
  expect(access.redeem(token)).toMatch(/^spotting-top-4100=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
})

test('a session is known by its exact cookie among others', () => {
  const { access, cookie } = house()
  expect(access.hasSession({ cookie: `other=1; ${cookie}; last=2` })).toBe(true)
  expect(access.hasSession({ cookie: `${cookie}x` })).toBe(false)
  expect(access.hasSession({ cookie: 'spotting-top-4100=' })).toBe(false)
  expect(access.hasSession({})).toBe(false)
})

test('only the exact host is answered', () => {
  const { access, host } = house()
  expect(access.mayAsk({ host })).toBe(true)
  for (const other of ['localhost:4100', '127.0.0.1', '127.0.0.1:4101', 'evil.example:4100', '', undefined])
    expect(access.mayAsk({ ...(other === undefined ? {} : { host: other }) })).toBe(false)
})

test('another origin or another site may not ask', () => {
  const { access, host, origin } = house()
  expect(access.mayAsk({ host, origin })).toBe(true)
  expect(access.mayAsk({ host, origin: 'http://127.0.0.1:9999' })).toBe(false)
  expect(access.mayAsk({ host, origin: 'null' })).toBe(false)
  expect(access.mayAsk({ host, 'sec-fetch-site': 'none' })).toBe(true)
  expect(access.mayAsk({ host, 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(access.mayAsk({ host, 'sec-fetch-site': 'same-site' })).toBe(false)
})

test('a connection needs host, origin and session together', () => {
  const { access, host, origin, cookie } = house()
  expect(access.mayConnect({ host, origin, cookie })).toBe(true)
  expect(access.mayConnect({ host, cookie })).toBe(false)
  expect(access.mayConnect({ host, origin })).toBe(false)
  expect(access.mayConnect({ host: 'localhost:4100', origin, cookie })).toBe(false)
  expect(access.mayConnect({ host, origin: 'https://evil.example', cookie })).toBe(false)
})
