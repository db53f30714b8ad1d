/** Where a target lies off the bow of whoever fires. */
export const bearings = {
  0: 'ahead',
  30: '30° starboard',
  60: '60° starboard',
  90: 'starboard beam',
  120: '120° starboard',
  150: '150° starboard',
  180: 'astern',
  210: '150° port',
  240: '120° port',
  270: 'port beam',
  300: '60° port',
  330: '30° port',
}
