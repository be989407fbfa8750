#import "Dial.h"

@implementation Dial

+ (instancetype)dial {
  return [[UINib nibWithNibName:@"Dial" bundle:nil] instantiateWithOwner:nil options:nil].firstObject;
}

- (IBAction)turn:(id)sender {
  self.twelve.text = [NSString stringWithFormat:@"%ld", (long)self.hours];
}

@end
